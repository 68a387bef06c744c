import type { ComponentType } from 'react';
import type { Chair } from '../seated.js';
import { atlas } from './atlas.js';
import { BATTLES, sharedBattle, wonBattle } from './battletech.js';
import { chessAt } from './chess.js';
import { DUELS, duelAt } from './emberwood.js';
import { SORTIES, sharedSortie, sortieAt } from './gundam.js';
import { hand } from './hand.js';
import { council } from './long-names.js';
import { market } from './market.js';
import { mothsAfter } from './moths.js';
import { COURTS, courtAt } from './principality.js';
import { siege } from './siege.js';
import { SKINS } from './skins.js';
import { hotSeatAt } from './tic-tac-toe.js';

/** A game that a story can be flipped to. */
export interface FlippedGame {
  readonly title: string;
  /** A chair in the middle of the game. */
  readonly setUp: () => Chair | Promise<Chair>;
  /** A chair after its end, where it comes to one. */
  readonly over?: () => Chair | Promise<Chair>;
  /** What shows it, where it has a board of its own. */
  readonly skin?: () => Promise<ComponentType>;
}

/** The games that any story can be flipped to. */
export const FLIPPED_GAMES: Readonly<Record<string, FlippedGame>> = {
  'tic-tac-toe': {
    title: 'Tic-tac-toe',
    setUp: () => hotSeatAt('middleGame'),
    over: () => hotSeatAt('won'),
    skin: SKINS['tic-tac-toe'],
  },
  emberwood: {
    title: 'Emberwood',
    setUp: () => duelAt({ position: DUELS.middleGame }),
    over: () => duelAt({ position: DUELS.aboutToWin }, { played: ['Bear Elder attacks Rowan'] }),
    skin: SKINS.emberwood,
  },
  principality: {
    title: 'Principality',
    setUp: () => courtAt(COURTS.actions),
    over: () => courtAt(COURTS.ending, { played: ['Buy Province', 'End turn'] }),
    skin: SKINS.principality,
  },
  gundam: {
    title: 'Gundam',
    setUp: () => sharedSortie({ position: SORTIES.middle }),
    over: () => sortieAt({ position: SORTIES.ending }, { played: ['Undertow attacks Tolan'], passing: true }),
    skin: SKINS.gundam,
  },
  battletech: {
    title: 'BattleTech',
    setUp: () => sharedBattle(BATTLES.firing),
    over: wonBattle,
    skin: SKINS.battletech,
  },
  chess: {
    title: 'Chess',
    setUp: () => chessAt('middleGame'),
    over: () => chessAt('mate'),
    skin: SKINS.chess,
  },
  moths: { title: 'Moths', setUp: () => mothsAfter(6), over: () => mothsAfter(2000), skin: SKINS.moths },
  atlas: { title: 'Atlas (a report)', setUp: atlas },
  hand: { title: 'A hand of coppers', setUp: hand },
  siege: { title: 'Siege (20,000 shots)', setUp: siege },
  market: { title: 'Market (10,000 figures)', setUp: market },
  council: { title: 'Council (long names)', setUp: council },
};
