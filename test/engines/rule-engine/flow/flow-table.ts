import type { FlowControl, FlowHookContext } from '../../../../src/engines/rule-engine/define/contexts.js';
import type { FlowDefinition } from '../../../../src/engines/rule-engine/flow/flow-definition.js';
import { FlowManager } from '../../../../src/engines/rule-engine/flow/flow-manager.js';
import type { TrackerDefinition } from '../../../../src/engines/rule-engine/define/game-definition.js';
import { WorldCards } from '../../../../src/engines/rule-engine/state/operations/card-operations.js';
import { WorldCounters } from '../../../../src/engines/rule-engine/state/operations/counter-operations.js';
import { WorldGame } from '../../../../src/engines/rule-engine/state/operations/game-operations.js';
import { WorldTrackers } from '../../../../src/engines/rule-engine/state/operations/tracker-operations.js';
import { WorldZones } from '../../../../src/engines/rule-engine/state/operations/zone-operations.js';
import { SeededRNG } from '../../../../src/engines/rule-engine/state/seeded-rng.js';
import { World } from '../../../../src/engines/rule-engine/state/workspace.js';
import { ZoneTable } from '../../../../src/engines/rule-engine/state/zone-table.js';

/** A state that hooks write to: what happened, and a number. */
export interface Diary {
  log: string[];
  count: number;
}

export type Definition = FlowDefinition<Diary, unknown, unknown>;
export type Context = FlowHookContext<Diary>;

const PLAYERS = ['ann', 'ben', 'cid'];

/** A flow on a table with nothing else on it. */
export class FlowTable {
  readonly world: World<Diary>;
  readonly flow: FlowManager<Diary, unknown, unknown>;
  readonly context: Context;

  constructor(definition: Definition, trackers: TrackerDefinition = {}) {
    const world = new World<Diary>(new ZoneTable({}, PLAYERS), {
      game: Object.freeze({ log: Object.freeze<string[]>([]) as string[], count: 0 }),
      zones: [],
      cards: [],
      numbers: new Map(),
      marks: {},
      flow: null,
      table: { otp: null, choosingFirstPlayer: null, pendingMulligan: [], decisions: [], cardsMade: 0 },
      rng: new SeededRNG('flow').state,
      end: null,
    });
    const marks = new WorldTrackers(world, trackers);
    const operations = {
      zones: new WorldZones(world),
      cards: new WorldCards<Diary, unknown>(world),
      game: new WorldGame(world, PLAYERS, []),
      counters: new WorldCounters(world),
      trackers: marks,
      rng: world.rng,
      history: { log: () => {} },
      endGame: (result: { reason: string }) => void (world.end = result),
    };
    const contextWith = (state: () => Diary): Context => ({
      ...operations,
      state: state(),
      flow: this.flow.control,
    });
    this.world = world;
    this.flow = new FlowManager<Diary, unknown, unknown>({
      definition,
      players: PLAYERS,
      world,
      hookContext: () => contextWith(() => world.draft),
      askContext: () => contextWith(() => world.game),
      forget: (span) => marks.forget(span),
    });
    this.context = contextWith(() => world.game);
  }

  /** Begins, after a setup. */
  begin(setup: (context: Context) => void = () => {}): this {
    this.world.transact(() => {
      setup(this.context);
      this.flow.begin();
    });
    return this;
  }

  /** Makes a move. */
  play(reducer: (flow: FlowControl, context: Context) => void = () => {}): this {
    this.world.transact(() => {
      reducer(this.flow.control, { ...this.context, state: this.world.draft });
      this.flow.settle();
    });
    return this;
  }

  /** What the hooks wrote, in one line. */
  get log(): string {
    return this.world.game.log.join(' ');
  }

  /** Where the game stands: `early 2 ann main/draw`. */
  get place(): string {
    const { flow } = this;
    const inner = [flow.getCurrentPhase(), flow.getCurrentStep()]
      .filter((name) => name !== undefined)
      .join('/');
    return [
      flow.getCurrentSegment() ?? '-',
      flow.getTurnNumber(),
      flow.getCurrentPlayer(),
      inner || '-',
    ].join(' ');
  }
}

/** Hooks that write `+name` when a stage begins and `-name` when it ends. */
export const told = (name: string) => ({
  onBegin: ({ state }: Context) => void state.log.push(`+${name}`),
  onEnd: ({ state }: Context) => void state.log.push(`-${name}`),
});

/** A flow of one turn with a stage for everything, all of which write when they begin and end. */
export const DAY: Definition = {
  turn: {
    ...told('turn'),
    phases: {
      draw: told('draw'),
      main: { ...told('main'), steps: { buy: told('buy'), build: told('build') } },
      end: told('end'),
    },
  },
};

/** Two segments, one after the other. */
export const AGES: Definition = {
  segments: {
    early: { ...told('early'), turn: told('turn') },
    late: { ...told('late'), turn: { ...told('turn'), phases: { main: told('main') } } },
  },
};
