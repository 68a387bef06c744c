import * as v from 'valibot';
import type { CardId, PlayerId } from '../../../src/protocol/ids.js';
import { RuleEngine, type RuleEngineOptions } from '../../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../../src/engines/rule-engine/define/rules-for.js';

/** A small game with something of everything: the one that properties are tried on. */
export interface Duel {
  players: Record<string, { life: number; mana: number; purse: { seen: string[]; best: number | null } }>;
  weather: { now: 'sun' | 'rain'; past: string[] };
  /** What each has hidden in a fist: only its own player knows. */
  fists: Record<string, number>;
  /** Comes and goes. */
  storm?: { left: number };
}

export interface DuelCard {
  readonly name: string;
  readonly cost: number;
  readonly power: number;
}

export interface DuelMeta {
  tapped: boolean;
  scars: number[];
}

const { defineMove, defineGame } = rulesFor<Duel, DuelCard, DuelMeta>();

const CARDS: Record<string, DuelCard> = {
  imp: { name: 'Imp', cost: 1, power: 1 },
  elk: { name: 'Elk', cost: 2, power: 2 },
  ogre: { name: 'Ogre', cost: 3, power: 3 },
  token: { name: 'Token', cost: 0, power: 1 },
};
const DECK = ['imp', 'imp', 'imp', 'elk', 'elk', 'elk', 'ogre', 'ogre'];

function yourTurn(
  _: Duel,
  { flow, playerId }: { flow?: { currentPlayer?: PlayerId | undefined }; playerId: PlayerId },
) {
  return flow?.currentPlayer === playerId || { reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' };
}

const during =
  (...phases: string[]) =>
  (_: Duel, { flow }: { flow?: { currentPhase?: string | undefined } }) =>
    phases.includes(flow?.currentPhase ?? '') || {
      reason: `Only in ${phases.join(' or ')}.`,
      errorCode: 'WRONG_PHASE',
      context: { phase: flow?.currentPhase },
    };

export const duel = defineGame({
  name: 'Duel',
  setup(players, { zones, game, history }) {
    for (const { id } of players) {
      zones.createDeck({ zoneId: 'deck', playerId: id, cards: DECK, shuffle: true });
      zones.drawCards({ from: 'deck', to: 'hand', count: 3, playerId: id });
      history.log({ text: `${id} draws three`, visibility: [id], publicText: 'Somebody draws' });
    }
    zones.createDeck({ zoneId: 'well', cards: ['imp', 'elk', 'ogre', 'imp'], shuffle: true });
    game.setOTP(players[0]!.id);
    return {
      players: Object.fromEntries(
        players.map(({ id }) => [id, { life: 6, mana: 2, purse: { seen: [], best: null } }]),
      ),
      weather: { now: 'sun', past: [] },
      fists: Object.fromEntries(players.map(({ id }, nth) => [id, nth + 1])),
    };
  },
  zones: {
    deck: { id: 'deck', name: 'Deck', visibility: 'secret', faceDown: true, ordered: true },
    hand: { id: 'hand', name: 'Hand', visibility: 'private' },
    field: { id: 'field', name: 'Field', visibility: 'public', maxSize: 3 },
    traps: { id: 'traps', name: 'Traps', visibility: 'public', faceDown: true },
    well: { id: 'well', name: 'Well', visibility: 'secret', owner: 'shared' },
    grave: { id: 'grave', name: 'Grave', visibility: 'public', owner: 'shared' },
  },
  cards: CARDS,
  trackers: { perTurn: ['attacked'], perPhase: ['gambled'], perGame: ['looted'] },
  flow: {
    turn: {
      onBegin: ({ state, flow }) => {
        state.players[flow.currentPlayer!]!.mana += 1;
        if (flow.turn % 3 === 0) state.storm = { left: 2 };
      },
      onEnd: ({ state, cards, flow }) => {
        for (const cardId of cards.queryCards({ zone: 'field', holder: flow.currentPlayer! }))
          cards.updateCardMeta(cardId, { tapped: false });
        state.weather.past.push(state.weather.now);
        if (state.weather.past.length > 3) state.weather.past.shift();
        if (state.storm && --state.storm.left === 0) delete state.storm;
      },
      phases: {
        start: {
          onBegin: ({ zones, flow }) =>
            void zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId: flow.currentPlayer! }),
          endIf: () => true,
        },
        main: {},
        fight: {
          steps: {
            declare: {},
            rest: { onBegin: ({ state }) => void (state.weather.now = 'sun'), endIf: () => true },
          },
        },
      },
    },
  },
  endIf: (state) => {
    const fallen = Object.keys(state.players).find((id) => state.players[id]!.life <= 0);
    if (fallen === undefined) return false;
    return {
      winner: Object.keys(state.players).find((id) => id !== fallen),
      reason: `${fallen} has fallen.`,
      metadata: { fallen: [fallen] },
    };
  },
  playerView: (state, playerId) => ({
    ...state,
    fists: Object.fromEntries(
      Object.entries(state.fists).map(([id, held]) => [id, id === playerId ? held : 0]),
    ),
  }),
  imagine: (state, playerId, rng) => ({
    ...state,
    fists: Object.fromEntries(
      Object.entries(state.fists).map(([id, held]) => [id, id === playerId ? held : rng.rollDice()]),
    ),
  }),
  labels: {
    'players.*.life': { label: 'Life of {player}', more: 'good' },
    'players.*.mana': 'Mana of {player}',
    'fists.*': false,
  },
  evaluate: (state, playerId) => state.players[playerId]!.life,
  moves: {
    play: defineMove({
      name: 'Play',
      description: 'A card from your hand goes to the field.',
      metadata: { category: 'cards', tags: ['basic'] },
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: [
        yourTurn,
        during('main'),
        {
          name: 'in hand',
          check: (_, { zones, params, playerId }) =>
            zones.getCardsInZone('hand', playerId).includes(params.cardId) || {
              reason: 'This card is not in your hand.',
              errorCode: 'NOT_IN_HAND',
              context: { cardId: params.cardId },
            },
        },
        function affordable(state, { registry, params, playerId }) {
          const required = registry?.getCard(params.cardId)?.cost ?? 0;
          const available = state.players[playerId]!.mana;
          return (
            available >= required || {
              reason: `Costs ${required}, you have ${available}.`,
              errorCode: 'INSUFFICIENT_MANA',
              context: { required, available },
            }
          );
        },
        function room(_, { zones, playerId }) {
          return zones.getCardsInZone('field', playerId).length < 3;
        },
        function pace(_, { zones, playerId }) {
          if (zones.getCardsInZone('hand', playerId).length > 1) return true;
          return { warning: { code: 'LAST_CARD', description: 'Your hand will be empty.', modifier: -1 } };
        },
      ],
      describe: (_, { params, registry }) => ({
        displayName: `Play ${registry?.getCard(params.cardId)?.name}`,
        refs: { cardId: params.cardId },
      }),
      score: (_, { params, registry }) => registry?.getCard(params.cardId)?.power ?? 0,
      reducer: (draft, { params, zones, registry, cards, playerId, history }) => {
        const card = registry!.getCard(params.cardId)!;
        draft.players[playerId]!.mana -= card.cost;
        draft.players[playerId]!.purse.seen.push(card.name);
        draft.players[playerId]!.purse.best = Math.max(draft.players[playerId]!.purse.best ?? 0, card.power);
        zones.moveCard({ cardId: params.cardId, targetZoneId: 'field' });
        cards.setCardMeta(params.cardId, { tapped: true, scars: [] });
        history.log({ text: `${playerId} plays ${card.name}`, refs: [params.cardId] });
      },
    }),
    trap: defineMove({
      name: 'Set trap',
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: [
        yourTurn,
        during('main', 'fight'),
        (_, { zones, params }) => zones.getCardZone(params.cardId) === 'hand',
        (_, { zones, params, playerId }) => zones.getCardHolder(params.cardId) === playerId,
      ],
      reducer: (_, { params, zones, playerId, history, registry }) => {
        zones.moveCard({ cardId: params.cardId, targetZoneId: 'traps' });
        const text = `${playerId} hides ${registry!.getCard(params.cardId)!.name}`;
        history.log({ text, visibility: 'private', publicText: `${playerId} sets a trap` });
      },
    }),
    flip: defineMove({
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('traps', playerId).map((cardId) => ({ cardId })),
      condition: [
        yourTurn,
        (_, { cards, params, playerId }) => cards.getCardOwner(params.cardId) === playerId,
        (_, { cards, params }) => cards.isFaceDown(params.cardId),
        (_, { zones, params }) => zones.getCardZone(params.cardId) === 'traps',
      ],
      reducer: (_, { params, cards, counters }) => {
        cards.setFaceDown(params.cardId, false);
        counters.addCounter(params.cardId, 'flipped');
        counters.setFlag(params.cardId, 'known', true);
      },
    }),
    attack: defineMove({
      name: 'Attack',
      enumerator: (_, { cards, playerId }) =>
        cards
          .queryCards({
            zone: 'field',
            holder: playerId,
            where: (id) => cards.getCardMeta(id).tapped !== true,
          })
          .map((attackerId) => ({ attackerId })),
      sourceOf: ({ attackerId }) => attackerId,
      targets: [
        {
          filter: [
            { zone: 'field', holder: 'opponents' },
            { kind: 'player', player: 'opponents' },
          ],
          restrictions: ['not-self'],
        },
      ],
      condition: [
        yourTurn,
        during('fight'),
        (_, { cards, params }) => cards.getCardMeta(params.attackerId).tapped === false,
        (_, { trackers, playerId }) => !trackers.check('attacked', playerId),
      ],
      reducer: (draft, { params, targets, cards, counters, zones, registry, trackers, playerId, rng }) => {
        const target = targets![0]![0]!;
        const power = registry!.getCard(params.attackerId)!.power + (rng.flipCoin() ? 1 : 0);
        cards.updateCardMeta(params.attackerId, { tapped: true });
        trackers.mark('attacked', playerId);
        const victim = draft.players[target];
        if (victim) victim.life -= power;
        else if (power > 2) zones.moveCard({ cardId: target, targetZoneId: 'grave' });
        else {
          counters.addCounter(target, 'wounds', power);
          const { scars = [] } = cards.getCardMeta(target);
          cards.updateCardMeta(target, { scars: [...scars, power] });
        }
      },
    }),
    gamble: defineMove({
      // One by one, and by numbers of chance: what is enumerated changes with it.
      *enumerator(state, { rng }) {
        for (let amount = 1; amount <= rng.rollDice(3); amount += 1)
          for (const mode of ['high', 'low'] as const) yield { bet: { amount, mode } };
        if (state.storm) yield { bet: { amount: 9, mode: 'low' } };
      },
      condition: [
        yourTurn,
        (_, { trackers }) => !trackers.check('gambled'),
        (state, { params, playerId }) => state.players[playerId]!.mana >= params.bet.amount,
      ],
      reducer: (draft, { params, playerId, rng, trackers }) => {
        trackers.mark('gambled');
        const won = rng.rollDice() > 3 === (params.bet.mode === 'high');
        draft.players[playerId]!.mana += won ? params.bet.amount : -params.bet.amount;
        draft.weather.now = rng.pick(['sun', 'rain']);
        draft.fists[playerId] = rng.randomInt(1, 6);
      },
    }),
    loot: defineMove({
      enumerator: () => [{}],
      condition: [yourTurn, (_, { trackers, playerId }) => !trackers.check('looted', playerId)],
      describe: (state, { counters, flow, zones }) => ({
        displayName: `Loot in the ${state.weather.now}`,
        description: `Turn ${flow?.turn}, ${counters.getCardsWithFlag('known').length} known, ${zones.getCardsInZone('grave').length} dead`,
      }),
      score: (_, { zones }) => zones.getCardsInZone('grave').length,
      reducer: (draft, { zones, game, trackers, playerId }) => {
        trackers.mark('looted', playerId);
        zones.drawCards({ from: 'deck', to: 'hand', count: 2, playerId });
        game.askDecision({
          playerId,
          moveIds: ['discard'],
          prompt: 'Choose a card to discard',
          data: { seen: draft.players[playerId]!.purse.seen },
        });
      },
    }),
    discard: defineMove({
      answersDecision: true,
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: (_, { zones, params, playerId }) =>
        zones.getCardsInZone('hand', playerId).includes(params.cardId),
      reducer: (_, { params, zones }) => zones.moveCard({ cardId: params.cardId, targetZoneId: 'grave' }),
    }),
    conjure: defineMove({
      enumerator: () => [{ kind: 'token' }, { kind: 'dust' }] as { kind: 'token' | 'dust' }[],
      condition: [
        yourTurn,
        (state) => state.weather.now === 'rain',
        (_, { zones, playerId }) => zones.getCardsInZone('field', playerId).length < 3,
      ],
      reducer: (_, { params, zones, playerId }) => {
        const [made] = zones.createDeck({ zoneId: 'field', playerId, cards: ['token'] });
        if (params.kind === 'dust') zones.removeCard(made!);
      },
    }),
    /** Fails in the rain: its enumerator, or on some cards its condition. */
    fickle: defineMove({
      enumerator: (state, { playerId }) => {
        if (state.weather.now === 'rain') throw new Error('I do not like rain');
        return [{ mood: state.players[playerId]!.mana }, { mood: -1 }];
      },
      condition: (state, { params }) => {
        if (params.mood < 0) throw new Error('No moods below zero');
        return state.players['ada']!.mana === params.mood;
      },
      reducer: (draft, { history }) => {
        draft.weather.past = [];
        history.log('The sky is forgotten');
      },
    }),
    /** Its parameters are for players to think up. */
    bid: defineMove({
      params: v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      condition: [yourTurn, (state, { params, playerId }) => params.amount <= state.players[playerId]!.mana],
      reducer: (draft, { params, playerId }) => void (draft.players[playerId]!.mana -= params.amount),
    }),
    reshuffle: defineMove({
      enumerator: () => [{}],
      condition: [yourTurn, (_, { zones, playerId }) => zones.getCardsInZone('hand', playerId).length > 2],
      reducer: (_, { zones, playerId }) => {
        zones.mulligan({ hand: 'hand', deck: 'deck', drawCount: 2, playerId });
        zones.shuffleZone('well');
      },
    }),
    pass: defineMove({
      name: 'Pass',
      enumerator: () => [{}],
      condition: yourTurn,
      reducer: (_, { flow }) => flow!.endPhase(),
    }),
    /** Always breaks down half way. */
    blunder: defineMove({
      enumerator: () => [{}],
      reducer: (draft, { zones, playerId, rng, history, cards, trackers, game }) => {
        draft.players[playerId]!.life = 0;
        rng.random();
        history.log('Oh no');
        trackers.mark('looted', playerId);
        game.setOTP(playerId);
        const [cardId] = zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId });
        cards.updateCardMeta(cardId ?? 'none', { tapped: true });
        throw new Error('blundered');
      },
    }),
  },
});

export type DuelEngine = ReturnType<typeof duelEngine>;

export const ADA: PlayerId = 'ada';
export const BEN: PlayerId = 'ben';
export const SEATS = [ADA, BEN];

const PLAYERS = [
  { id: ADA, name: 'Ada' },
  { id: BEN, name: 'Ben' },
];

/** A new duel. */
export function duelEngine(seed: string | number = 1, options: RuleEngineOptions = {}) {
  return new RuleEngine(duel, PLAYERS, { seed, ...options });
}

/** A new duel in which whatever is offered can be played. */
export function soundDuelEngine(seed: string | number) {
  const { blunder: _, ...moves } = duel.moves;
  return new RuleEngine({ ...duel, moves }, PLAYERS, { seed });
}

/** Everything a duel is, to the byte. */
export const photo = (engine: DuelEngine): string => JSON.stringify(engine.getFullState());

/** Everything that can be asked of an engine without changing it. */
export const recordOf = (engine: DuelEngine): string =>
  JSON.stringify([
    engine.getFullState(),
    engine.getHistory(),
    engine.getHistoryPosition(),
    engine.getReplayHistory(),
    engine.getRNG().state,
    engine.revision,
  ]);

/** Something that can be done to an engine, by numbers that fast-check finds. */
export type Deed = { readonly kind: 'move' | 'undo' | 'redo' | 'patch'; readonly pick: number };

/** Plays one of the moves that somebody could make. */
export function playSome(engine: DuelEngine, pick: number): boolean {
  const moves = SEATS.flatMap((seat) => engine.enumerateMoves(seat, { validOnly: true })).filter(
    ({ moveId }) => moveId !== 'blunder',
  );
  const move = moves[pick % moves.length];
  if (!move) return false;
  const { moveId, ...input } = move;
  return engine.executeMove(moveId, input).success;
}

export const cardsOf = (engine: DuelEngine, zone: string): readonly CardId[] =>
  engine.getFullState().zones[zone]!;
