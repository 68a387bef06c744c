// #region words
import type { ReactNode } from 'react';
import { WordsProvider, type Messages } from 'moveset';
import { german } from 'moveset/words/german';

const messages: Messages = {
  ...german,
  // A text of the engine: by the code of its reason, with the values of its context.
  CELL_OCCUPIED: 'Auf diesem Feld steht schon {occupant}.',
};

export function InGerman({ children }: { readonly children: ReactNode }) {
  return (
    <WordsProvider locale="de" messages={messages}>
      {children}
    </WordsProvider>
  );
}
// #endregion words
