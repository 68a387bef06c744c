import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { App } from './App.js';
import './app.css';
import './front/front.css';
import { applyLanguage, languagePreference, loadLanguage } from './language.js';
import { keepOffline } from './offline/keep-offline.js';
import { applyTheme, themePreference } from './theme.js';

// Before the first frame, which would be seen in another theme or heard in another language otherwise.
applyTheme(themePreference.read());
applyLanguage(languagePreference.read());

void loadLanguage(languagePreference.read()).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

keepOffline();
