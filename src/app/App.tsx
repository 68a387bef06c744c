import { useState, type ReactNode } from 'react';
import { HotkeySwitch } from './HotkeySwitch.js';
import { preference } from './preferences.js';
import { DEFAULT_SETTINGS, type Settings } from './session.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { TicTacToeScreen } from './TicTacToeScreen.js';

const hotkeyPreference = preference('hotkeys', ['on', 'off']);

/** The arcade: a bar with the name of the house, and the table below. */
export function App(): ReactNode {
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const [hotkeys, setHotkeys] = useState(() => hotkeyPreference.read() === 'on');

  function changeHotkeys(enabled: boolean): void {
    hotkeyPreference.write(enabled ? 'on' : 'off');
    setHotkeys(enabled);
  }

  return (
    <>
      <header className="app-bar">
        <p className="app-name">
          moveset <span>arcade</span>
        </p>
        <div>
          <HotkeySwitch enabled={hotkeys} onEnabledChange={changeHotkeys} />
          <ThemeSwitch />
        </div>
      </header>
      <main className="app-main">
        <TicTacToeScreen settings={settings} onSettingsChange={setSettings} hotkeys={hotkeys} />
      </main>
    </>
  );
}
