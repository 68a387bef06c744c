import type { ReactNode } from 'react';
import { WordsProvider } from '../../hooks/WordsProvider.js';
import type { Address } from '../address.js';
import { LostPage } from '../front/LostPage.js';
import { wordsFor, type Language } from '../language.js';
import { Waiting } from '../front/Waiting.js';
import { TableScreen, type TableHabits } from './TableScreen.js';
import { useOpening } from './use-game.js';

/** The table at an address, or why there is none. */
export function TablePage({ address, language, ...shown }: TablePageProps): ReactNode {
  const opening = useOpening(address);
  if (!opening) return <Waiting />;
  if (opening.status !== 'open') return <LostPage trouble={opening} />;
  const { game } = opening;
  return (
    <WordsProvider locale={language} resolve={wordsFor(language, game.kit.german)}>
      <TableScreen game={game} {...shown} />
    </WordsProvider>
  );
}

/** Props of `TablePage`. */
export interface TablePageProps extends TableHabits {
  readonly address: Extract<Address, { page: 'table' }>;
  readonly language: Language;
  /** Whether the game is shown from the inside. */
  readonly inspecting: boolean;
}
