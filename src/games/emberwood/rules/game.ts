import type { GameEndResult } from '../../../engines/rule-engine/define/contexts.js';
import type { ZoneConfig } from '../../../engines/rule-engine/define/operations.js';
import { CARDS } from './cards.js';
import { defineGame } from './define.js';
import { flow } from './flow.js';
import { attack } from './moves/attack.js';
import { bury } from './moves/bury.js';
import { charm } from './moves/charm.js';
import { discard } from './moves/discard.js';
import { endTurn } from './moves/end-turn.js';
import { owlPost } from './moves/owl-post.js';
import { scout } from './moves/scout.js';
import { snare } from './moves/snare.js';
import { stoke } from './moves/stoke.js';
import { summon } from './moves/summon.js';
import { deal, type Deal } from './setup.js';
import type { EmberwoodState, ZoneName } from './state.js';
import { evaluate } from './worth.js';

const moves = { bury, discard, attack, summon, charm, snare, owlPost, scout, stoke, endTurn };

function zonesFor(places: number): Readonly<Record<ZoneName, ZoneConfig>> {
  return {
    deck: { id: 'deck', name: 'Deck', visibility: 'secret', ordered: true },
    hand: { id: 'hand', name: 'Hand', visibility: 'private' },
    clearing: { id: 'clearing', name: 'Clearing', visibility: 'public', maxSize: places },
    ashes: { id: 'ashes', name: 'Ashes', visibility: 'public', ordered: true },
    scouted: { id: 'scouted', name: 'Scouted cards', visibility: 'private', ordered: true },
  };
}

/** The rules of Emberwood, for a deal. */
export function emberwood(dealt: Deal) {
  return defineGame({
    name: 'Emberwood',
    setup: (players, context) => deal(players, dealt, context),
    moves,
    zones: zonesFor(dealt.limits.clearing),
    cards: CARDS,
    flow,
    trackers: { perTurn: ['stoked', 'scouted'] },
    endIf: ({ keepers }) => endOf(keepers),
    evaluate,
    labels: {
      'keepers.*.warmth': { label: 'Warmth of {player}', more: 'owner' },
      'keepers.*.embers': { label: 'Embers of {player}', more: 'owner' },
      'keepers.*.kindling': false,
      'keepers.*.cold': false,
      'cards.*.health': { label: 'Health of {card}' },
      'zones.scouted.*': { label: 'Cards to look at', unit: 'cards' },
      'flow.turn': false,
      'flow.phase': false,
      'flow.currentPlayer': 'Next to play',
      limits: false,
    },
  });
}

function endOf(keepers: EmberwoodState['keepers']): GameEndResult | null {
  const all = Object.entries(keepers);
  const cold = all.filter(([, { warmth }]) => warmth <= 0);
  if (cold.length === 0) return null;
  if (cold.length === all.length) return { reason: 'Both hearths have gone cold.' };
  const winner = all.find(([, { warmth }]) => warmth > 0)!;
  return { winner: winner[0], reason: `The hearth of ${cold[0]![1].name} has gone cold.` };
}
