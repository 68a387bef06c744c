import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import '../games/tic-tac-toe/styles.css';
import '../games/emberwood/styles.css';
import { App } from './App.js';
import './app.css';
import { applyLanguage, languagePreference } from './language.js';
import { applyTheme, themePreference } from './theme.js';

// Before the first frame, which would be seen in another theme or heard in another language otherwise.
applyTheme(themePreference.read());
applyLanguage(languagePreference.read());

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
