import type { FlowControl, FlowHookContext } from '../../../../src/engines/rule-engine/define/contexts.js';
import {
  compileRules,
  type CompiledRules,
} from '../../../../src/engines/rule-engine/define/compile-rules.js';
import type { TrackerDefinition } from '../../../../src/engines/rule-engine/define/game-definition.js';
import type { FlowDefinition } from '../../../../src/engines/rule-engine/flow/flow-definition.js';
import { FlowManager } from '../../../../src/engines/rule-engine/flow/flow-manager.js';
import { beginFlow, settleFlow } from '../../../../src/engines/rule-engine/flow/flow-run.js';
import { HookContext } from '../../../../src/engines/rule-engine/state/engine-context.js';
import { frozen } from '../../../../src/engines/rule-engine/state/state-draft.js';
import { blankPosition, type Position } from '../../../../src/engines/rule-engine/state/position.js';
import { Workspace } from '../../../../src/engines/rule-engine/state/workspace.js';

/** A state that hooks write to: what happened, and a number. */
export interface Diary {
  log: string[];
  count: number;
}

export type Definition = FlowDefinition<Diary, unknown, unknown>;
export type Context = FlowHookContext<Diary>;

const PLAYERS = ['ann', 'ben', 'cid'].map((id) => ({ id }));

/** A flow on a table with nothing else on it. */
export class FlowTable {
  readonly flow: FlowManager;
  position: Position;
  readonly #rules: CompiledRules;

  constructor(flow: Definition, trackers: TrackerDefinition = {}) {
    const setup = (): Diary => ({ log: [], count: 0 });
    const moves = { go: { reducer: () => {} } };
    this.#rules = compileRules({ name: 'Diary', setup, moves, flow, trackers }, PLAYERS);
    this.position = { ...blankPosition(this.#rules, 'flow'), state: frozen(setup()) };
    this.flow = new FlowManager(() => this.position.flow!);
  }

  /** Begins, after a setup. */
  begin(setup: (context: Context) => void = () => {}): this {
    return this.#write(setup, beginFlow);
  }

  /** Makes a move. */
  play(reducer: (flow: FlowControl, context: Context) => void = () => {}): this {
    return this.#write((context) => reducer(context.flow, context), settleFlow);
  }

  /** The flow as a rule sees it that changes nothing. */
  get control(): FlowControl {
    return this.#contextIn(new Workspace(this.#rules, this.position)).flow;
  }

  get state(): Diary {
    return this.position.state as Diary;
  }

  /** What the hooks wrote, in one line. */
  get log(): string {
    return this.state.log.join(' ');
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

  #write(change: (context: Context) => void, then: (workspace: Workspace) => void): this {
    const workspace = new Workspace(this.#rules, this.position);
    workspace.write(() => {
      change(this.#contextIn(workspace));
      then(workspace);
    });
    this.position = workspace.position;
    return this;
  }

  #contextIn(workspace: Workspace): Context {
    return new HookContext(workspace, 'draft') as unknown as Context;
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
