import * as v from 'valibot';
import { expectTypeOf } from 'vitest';
import {
  rulesFor,
  RuleEngine,
  type CardId,
  type EnumeratedMove,
  type GameDefinition,
  type MoveConditionContext,
  type MoveDefinition,
  type MoveExecutionResult,
  type PlayerId,
} from '../../../../src/engines/rule-engine/index.js';

interface State {
  mana: number;
}
interface Card {
  readonly cost: number;
}
interface Meta {
  tapped: boolean;
}

const { defineMove, defineGame } = rulesFor<State, Card, Meta>();

// The parameters of a move are what its enumerator gives, everywhere else in it.
const play = defineMove({
  enumerator: (state, { zones, playerId, registry, cards }) => {
    expectTypeOf(state).toEqualTypeOf<State>();
    expectTypeOf(playerId).toEqualTypeOf<PlayerId>();
    expectTypeOf(registry?.getCard('x')).toEqualTypeOf<Card | undefined>();
    expectTypeOf(cards.getCardMeta('x')).toEqualTypeOf<Readonly<Partial<Meta>>>();
    return zones
      .getCardsInZone('hand', playerId)
      .map((cardId) => ({ cardId, speed: 'fast' as 'fast' | 'slow' }));
  },
  sourceOf: (params) => {
    expectTypeOf(params).toEqualTypeOf<{ cardId: CardId; speed: 'fast' | 'slow' }>();
    return params.cardId;
  },
  condition: [
    (_, { params }) => {
      expectTypeOf(params.speed).toEqualTypeOf<'fast' | 'slow'>();
      return true;
    },
    { name: 'named', check: (_, { params }) => params.cardId !== '' },
  ],
  describe: (_, { params }) => ({ displayName: params.speed }),
  score: (_, { params }) => params.cardId.length,
  reducer: (draft, { params, flow }) => {
    expectTypeOf(draft).toEqualTypeOf<State>();
    expectTypeOf(params.cardId).toEqualTypeOf<CardId>();
    flow?.endTurn();
  },
});
expectTypeOf(play).toEqualTypeOf<
  MoveDefinition<State, { cardId: CardId; speed: 'fast' | 'slow' }, Meta, Card>
>();

// Without an enumerator, what its schema says; without either, what its reducer says.
const bid = defineMove({
  params: v.object({ amount: v.number() }),
  condition: (_, { params }) => params.amount > 0,
  reducer: (draft, { params }) => {
    expectTypeOf(params).toEqualTypeOf<{ amount: number }>();
    draft.mana -= params.amount;
  },
});
const pass = defineMove({ enumerator: () => [{}], reducer: (_, { flow }) => flow?.endTurn() });

defineMove({
  enumerator: () => [{ amount: 1 }],
  // @ts-expect-error: there is no parameter of that name.
  reducer: (_, { params }) => params.price,
});
defineMove({
  enumerator: () => [{ amount: 1 }],
  // @ts-expect-error: a condition answers with true, false, a reason or a warning.
  condition: () => 'no',
  reducer: () => {},
});
defineMove({
  enumerator: () => [{}],
  // @ts-expect-error: conditions do not end turns.
  condition: (_, { flow }) => (flow?.endTurn(), true),
  reducer: () => {},
});
defineMove({
  // @ts-expect-error: enumerators write no history.
  enumerator: (_, { history }) => [{ history: String(history) }],
  reducer: () => {},
});
// @ts-expect-error: a move does something.
defineMove({ enumerator: () => [{}] });

const game = defineGame({
  name: 'Typed',
  setup: (players) => ({ mana: players.length }),
  moves: { play, bid, pass },
  endIf: ({ mana }) => mana < 0 && { reason: 'Broke.' },
});
type Moves = {
  play: { cardId: CardId; speed: 'fast' | 'slow' };
  bid: { amount: number };
  pass: {};
};
expectTypeOf(game).toExtend<GameDefinition<State, Moves, Card, Meta>>();

// @ts-expect-error: the state is not what the moves are about.
defineGame({ name: 'Wrong', setup: () => ({ life: 1 }), moves: { play } });

const engine = new RuleEngine(game, [{ id: 'ada' }]);

// Wherever a move is played or asked about, its parameters are checked.
const result = engine.executeMove('play', { playerId: 'ada', params: { cardId: 'c', speed: 'fast' } });
expectTypeOf(result).toEqualTypeOf<MoveExecutionResult>();
if (result.success) expectTypeOf(result.patches).not.toBeAny();
else expectTypeOf(result.errorCode).toEqualTypeOf<string>();
expectTypeOf(
  engine.canExecuteMove('bid', { playerId: 'ada', params: { amount: 1 } }),
).toEqualTypeOf<boolean>();
expectTypeOf(engine.explainMove('bid', { playerId: 'ada', params: { amount: 1 } }).rules).not.toBeAny();
expectTypeOf(engine.previewMove('bid', { playerId: 'ada', params: { amount: 1 } })).not.toBeAny();

// @ts-expect-error: there is no such move.
engine.executeMove('fly', { playerId: 'ada', params: {} });
// @ts-expect-error: a parameter is missing.
engine.executeMove('play', { playerId: 'ada', params: { cardId: 'c' } });
// @ts-expect-error: a parameter is none of the choices.
engine.executeMove('play', { playerId: 'ada', params: { cardId: 'c', speed: 'medium' } });
// @ts-expect-error: these are the parameters of another move.
engine.canExecuteMove('bid', { playerId: 'ada', params: { cardId: 'c', speed: 'fast' } });
// @ts-expect-error: a number, not a text.
engine.explainMove('bid', { playerId: 'ada', params: { amount: '1' } });
// @ts-expect-error: a parameter is missing.
engine.previewMove('bid', { playerId: 'ada', params: {} });
// @ts-expect-error: somebody must play it.
engine.executeMove('pass', { params: {} });
// @ts-expect-error: there are no parameters at all.
engine.executeMove('bid', { playerId: 'ada' });

// What is enumerated is told apart by its move.
const [move] = engine.enumerateMoves('ada');
expectTypeOf(move!.moveId).toEqualTypeOf<'play' | 'bid' | 'pass'>();
if (move!.moveId === 'play') expectTypeOf(move!.params.speed).toEqualTypeOf<'fast' | 'slow'>();
if (move!.moveId === 'bid') expectTypeOf(move!.params).toEqualTypeOf<{ amount: number }>();
expectTypeOf(move!).toExtend<EnumeratedMove<unknown>>();
expectTypeOf(move!).not.toBeAny();
expectTypeOf(move!.params).not.toBeAny();
expectTypeOf(move!.metadata).not.toBeAny();
for (const { moveId, ...input } of engine.enumerateMoves('ada')) engine.executeMove(moveId, input);
for (const lazy of engine.enumerateMovesLazy('ada')) expectTypeOf(lazy).toEqualTypeOf(move!);
expectTypeOf(engine.enumerateMovesAsync('ada')).resolves.items.toEqualTypeOf(move!);
expectTypeOf(engine.getValidMoves('ada')).items.toEqualTypeOf<'play' | 'bid' | 'pass'>();

// @ts-expect-error: moves are read, not changed.
move!.isValid = true;
// @ts-expect-error: nor is the list of them.
engine.enumerateMoves('ada').push(move!);

// States come back as what they are.
expectTypeOf(engine.getState()).toEqualTypeOf<State>();
expectTypeOf(engine.getFullState().state).toEqualTypeOf<State>();
expectTypeOf(engine.replay()).toEqualTypeOf<State>();
expectTypeOf(engine.fork()).toEqualTypeOf(engine);
expectTypeOf(engine.imagine('ada', 1)).toEqualTypeOf(engine);
const card = engine.getSeatView('ada').zones[0]!.cards![0]!;
if (!card.faceDown) expectTypeOf(card.meta).toEqualTypeOf<Readonly<Partial<Meta>>>();
// @ts-expect-error: who does not see a face does not see its metadata.
void card.meta;

// The annotations of the specification work too.
type PlayCardParams = { cardId: CardId; alternativeCost?: number };
const annotated: MoveDefinition<State, PlayCardParams> = {
  id: 'play-card',
  name: 'Play Card',
  enumerator: (_, context) =>
    context.zones.getCardsInZone('hand', context.playerId).map((cardId) => ({ cardId })),
  condition: (state, context) => {
    expectTypeOf(context).toEqualTypeOf<MoveConditionContext<PlayCardParams>>();
    return state.mana >= (context.params.alternativeCost ?? 0);
  },
  reducer: (draft, context) => void (draft.mana -= context.params.alternativeCost ?? 1),
};
const spelled: GameDefinition<State, { 'play-card': PlayCardParams }> = {
  name: 'Annotated',
  setup: () => ({ mana: 1 }),
  moves: { 'play-card': annotated },
};
const other = new RuleEngine(spelled, [{ id: 'ada' }]);
other.executeMove('play-card', { playerId: 'ada', params: { cardId: 'c' } });
// @ts-expect-error: the card is missing.
other.executeMove('play-card', { playerId: 'ada', params: { alternativeCost: 2 } });
const inferred = new RuleEngine(
  { name: 'Inferred', setup: () => ({ mana: 1 }), moves: { 'play-card': annotated } },
  [{ id: 'ada' }],
);
// @ts-expect-error: also where nobody wrote down what the moves are.
inferred.executeMove('play-card', { playerId: 'ada', params: { card: 'c' } });
inferred.executeMove('play-card', { playerId: 'ada', params: { cardId: 'c' } });
// @ts-expect-error: an enumerator gives all that its parameters need.
annotated satisfies { enumerator: (state: State, context: never) => Iterable<{ other: string }> };
const missing: MoveDefinition<State, PlayCardParams> = {
  // @ts-expect-error: without the card there is nothing to play.
  enumerator: () => [{ alternativeCost: 1 }],
  reducer: () => {},
};
void missing;
