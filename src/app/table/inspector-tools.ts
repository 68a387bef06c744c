import '../../inspector/styles.css';

export { inspect } from '../../inspector/inspect.js';
export { Inspector } from '../../inspector/Inspector.js';
