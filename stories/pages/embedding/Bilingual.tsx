// #region words
import type { ReactNode } from 'react';
import { WordsProvider, type Messages } from 'moveset';

const german: Messages = {
  'status.yours': '{player}, du bist am Zug',
  // A text of the engine: by the code of its reason, with the values of its context.
  CELL_OCCUPIED: 'Auf diesem Feld steht schon {occupant}.',
};

export function InGerman({ children }: { readonly children: ReactNode }) {
  return (
    <WordsProvider locale="de" messages={german}>
      {children}
    </WordsProvider>
  );
}
// #endregion words
