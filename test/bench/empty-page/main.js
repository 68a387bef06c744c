// The least that can be called an app: what every page with React has to load before it shows anything.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement('button', { type: 'button', className: 'ready' }, 'Play'));
