import { lazy, Suspense, useState, type ReactNode } from 'react';
import { WordsProvider } from '../hooks/WordsProvider.js';
import { DEFAULT_EMBERWOOD, type EmberwoodSettings } from './emberwood-settings.js';
import { gameInAddress } from './games.js';
import { GameSwitch } from './GameSwitch.js';
import { HotkeySwitch } from './HotkeySwitch.js';
import { InspectorSwitch } from './InspectorSwitch.js';
import { applyLanguage, languagePreference, wordsFor, type Language } from './language.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { preference } from './preferences.js';
import { DEFAULT_SETTINGS, type Settings } from './session.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { TicTacToeScreen } from './TicTacToeScreen.js';

// Who plays another game need not wait for this one.
const EmberwoodScreen = lazy(async () => ({
  default: (await import('./EmberwoodScreen.js')).EmberwoodScreen,
}));

const hotkeyPreference = preference('hotkeys', ['on', 'off']);

/** The arcade: a bar with the name of the house and its games, and the table below. */
export function App(): ReactNode {
  const [language, setLanguage] = useState(languagePreference.read);
  const [game, setGame] = useState(gameInAddress);
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS);
  const [emberwood, setEmberwood] = useState<EmberwoodSettings>(DEFAULT_EMBERWOOD);
  const [hotkeys, setHotkeys] = useState(() => hotkeyPreference.read() === 'on');
  const [inspecting, setInspecting] = useState(false);

  function changeHotkeys(enabled: boolean): void {
    hotkeyPreference.write(enabled ? 'on' : 'off');
    setHotkeys(enabled);
  }

  function changeLanguage(chosen: Language): void {
    languagePreference.write(chosen);
    applyLanguage(chosen);
    setLanguage(chosen);
  }

  return (
    <WordsProvider locale={language} resolve={wordsFor(language, game)}>
      <header className="app-bar">
        <p className="app-name">
          moveset <span>arcade</span>
        </p>
        <GameSwitch game={game} onGameChange={setGame} />
        <div className="app-switches">
          <HotkeySwitch enabled={hotkeys} onEnabledChange={changeHotkeys} />
          <InspectorSwitch enabled={inspecting} onEnabledChange={setInspecting} />
          <ThemeSwitch />
          <LanguageSwitch language={language} onLanguageChange={changeLanguage} />
        </div>
      </header>
      <main className="app-main">
        {game === 'tic-tac-toe' && (
          <TicTacToeScreen
            settings={settings}
            onSettingsChange={setSettings}
            hotkeys={hotkeys}
            inspecting={inspecting}
          />
        )}
        {game === 'emberwood' && (
          <Suspense>
            <EmberwoodScreen
              settings={emberwood}
              onSettingsChange={setEmberwood}
              hotkeys={hotkeys}
              inspecting={inspecting}
            />
          </Suspense>
        )}
      </main>
    </WordsProvider>
  );
}
