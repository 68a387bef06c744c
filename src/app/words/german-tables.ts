export { german, germanPhrases } from '../../words/german.js';
export { appGerman } from './german.js';
