import type { Chair } from '../seated.js';
import { atlas } from './atlas.js';
import { BATTLES, sharedBattle } from './battletech.js';
import { chessAt } from './chess.js';
import { DUELS, duelAt } from './emberwood.js';
import { SORTIES, sharedSortie } from './gundam.js';
import { hand } from './hand.js';
import { council } from './long-names.js';
import { market } from './market.js';
import { mothsAfter } from './moths.js';
import { COURTS, courtAt } from './principality.js';
import { siege } from './siege.js';
import { hotSeatAt } from './tic-tac-toe.js';

/** The games that any story can be flipped to. */
export const FLIPPED_GAMES: Readonly<
  Record<string, { readonly title: string; readonly setUp: () => Chair | Promise<Chair> }>
> = {
  'tic-tac-toe': { title: 'Tic-tac-toe', setUp: () => hotSeatAt('middleGame') },
  emberwood: { title: 'Emberwood', setUp: () => duelAt({ position: DUELS.middleGame }) },
  principality: { title: 'Principality', setUp: () => courtAt(COURTS.actions) },
  gundam: { title: 'Gundam', setUp: () => sharedSortie({ position: SORTIES.middle }) },
  battletech: { title: 'BattleTech', setUp: () => sharedBattle(BATTLES.firing) },
  chess: { title: 'Chess', setUp: () => chessAt('middleGame') },
  moths: { title: 'Moths', setUp: () => mothsAfter(6) },
  atlas: { title: 'Atlas (a report)', setUp: atlas },
  hand: { title: 'A hand of coppers', setUp: hand },
  siege: { title: 'Siege (20,000 shots)', setUp: siege },
  market: { title: 'Market (10,000 figures)', setUp: market },
  council: { title: 'Council (long names)', setUp: council },
};
