import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { WordsProvider } from '../hooks/WordsProvider.js';
import { FrontPage } from './front/FrontPage.js';
import { LostPage } from './front/LostPage.js';
import { Waiting } from './front/Waiting.js';
import { applyLanguage, languagePreference, loadLanguage, wordsFor, type Language } from './language.js';
import { preference } from './saved/preference.js';
import { Switches } from './switches/Switches.js';
import { useAddress } from './use-address.js';

// Who only looks around loads no table.
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.js')).TablePage }));

const hotkeyPreference = preference('hotkeys', ['on', 'off']);
const skinPreference = preference('skin', ['on', 'off']);

/** The arcade: a bar with the name of the house, and below it all tables, or one. */
export function App(): ReactNode {
  const address = useAddress();
  const [language, setLanguage] = useState(languagePreference.read);
  const [hotkeys, setHotkeys] = useState(() => hotkeyPreference.read() === 'on');
  const [plain, setPlain] = useState(() => skinPreference.read() === 'off');
  const [inspecting, setInspecting] = useState(false);
  const resolve = useMemo(() => wordsFor(language), [language]);

  function changeHotkeys(enabled: boolean): void {
    hotkeyPreference.write(enabled ? 'on' : 'off');
    setHotkeys(enabled);
  }

  function changePlain(chosen: boolean): void {
    skinPreference.write(chosen ? 'off' : 'on');
    setPlain(chosen);
  }

  async function changeLanguage(chosen: Language): Promise<void> {
    await loadLanguage(chosen);
    languagePreference.write(chosen);
    applyLanguage(chosen);
    setLanguage(chosen);
  }

  return (
    <WordsProvider locale={language} resolve={resolve}>
      <header className="app-bar">
        <a className="app-name" href="#/">
          moveset <span>arcade</span>
        </a>
        <Switches
          hotkeys={hotkeys}
          onHotkeysChange={changeHotkeys}
          inspecting={inspecting}
          onInspectingChange={setInspecting}
          language={language}
          onLanguageChange={(chosen) => void changeLanguage(chosen)}
        />
      </header>
      <main className="app-main">
        {address.page === 'front' && <FrontPage />}
        {address.page === 'lost' && <LostPage trouble={{ status: 'fault', fault: address.fault }} />}
        {address.page === 'table' && (
          <Suspense fallback={<Waiting />}>
            <TablePage
              address={address}
              language={language}
              hotkeys={hotkeys}
              inspecting={inspecting}
              plain={plain}
              onPlainChange={changePlain}
            />
          </Suspense>
        )}
      </main>
    </WordsProvider>
  );
}
