import { useState, type ReactNode } from 'react';
import { DEFAULT_EMBERWOOD, type EmberwoodSettings } from './emberwood-session.js';
import { EmberwoodScreen } from './EmberwoodScreen.js';
import { gameInAddress, GameSwitch } from './GameSwitch.js';
import { HotkeySwitch } from './HotkeySwitch.js';
import { preference } from './preferences.js';
import { DEFAULT_SETTINGS, type Settings } from './session.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { TicTacToeScreen } from './TicTacToeScreen.js';

const hotkeyPreference = preference('hotkeys', ['on', 'off']);

/** The arcade: a bar with the name of the house and its games, and the table below. */
export function App(): ReactNode {
  const [game, setGame] = useState(gameInAddress);
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const [emberwood, setEmberwood] = useState<EmberwoodSettings>(DEFAULT_EMBERWOOD);
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
        <GameSwitch game={game} onGameChange={setGame} />
        <div className="app-switches">
          <HotkeySwitch enabled={hotkeys} onEnabledChange={changeHotkeys} />
          <ThemeSwitch />
        </div>
      </header>
      <main className="app-main">
        {game === 'tic-tac-toe' && (
          <TicTacToeScreen settings={settings} onSettingsChange={setSettings} hotkeys={hotkeys} />
        )}
        {game === 'emberwood' && <EmberwoodScreen settings={emberwood} onSettingsChange={setEmberwood} />}
      </main>
    </>
  );
}
