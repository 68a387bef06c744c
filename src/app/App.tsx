import { useState, type ReactNode } from 'react';
import { TicTacToeScreen } from './TicTacToeScreen.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { DEFAULT_SETTINGS, type Settings } from './session.js';

/** The arcade: a bar with the name of the house, and the table below. */
export function App(): ReactNode {
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  return (
    <>
      <header className="app-bar">
        <p className="app-name">
          moveset <span>arcade</span>
        </p>
        <ThemeSwitch />
      </header>
      <main className="app-main">
        <TicTacToeScreen settings={settings} onSettingsChange={setSettings} />
      </main>
    </>
  );
}
