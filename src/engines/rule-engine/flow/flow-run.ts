import { GameError } from '../../../protocol/game-error.js';
import { HookContext } from '../state/engine-context.js';
import { clearTrackers } from '../state/operations/tracker-operations.js';
import type { Workspace } from '../state/workspace.js';
import type { FlowPosition } from './flow-definition.js';
import type { StagePlan } from './flow-plan.js';
import { openStages, withEnding, withoutEnding } from './flow-position.js';
import { callHook, hasEnded, playerAfter } from './stage-rules.js';

/** So many stages may begin before a flow is taken to be endless. */
const MOST_BEGINNINGS = 1_000;

/** Begins the flow of a game, and moves it on until it rests. */
export function beginFlow(workspace: Workspace): void {
  const { table, flow, end } = workspace.current;
  if (!flow) return;
  workspace.set('flow', { ...flow, currentPlayer: table.otp ?? flow.currentPlayer });
  // A game may be over before it begins.
  if (!end) new FlowRun(workspace).run(workspace.rules.flow!.first);
}

/** Ends what reducers asked to end and begins what follows, until the flow rests. */
export function settleFlow(workspace: Workspace): void {
  if (workspace.rules.flow) new FlowRun(workspace).run();
}

/** A flow on its way to where it rests. */
class FlowRun {
  readonly #workspace: Workspace;
  /** The stages that have begun and not ended, from the outermost. */
  readonly #open: StagePlan[];
  readonly #begun: string[] = [];

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.#open = [...openStages(workspace.rules.flow!, this.#position)];
  }

  get #position(): FlowPosition {
    return this.#workspace.current.flow!;
  }

  set #position(position: FlowPosition) {
    this.#workspace.set('flow', position);
  }

  /** Moves on until nothing is left to do, or the game is over. */
  run(first?: StagePlan | null): void {
    const workspace = this.#workspace;
    workspace.openStages = this.#open;
    try {
      if (first) this.#begin(first);
      for (let moved = true; moved && !workspace.current.end;) moved = this.#advance();
      if (this.#position.ending) this.#position = withoutEnding(this.#position);
    } finally {
      workspace.openStages = null;
    }
  }

  #advance(): boolean {
    const inner = this.#open.at(-1);
    if (!inner) return false;
    if (this.#position.ending) this.#end(inner);
    else if (inner.first) this.#begin(inner.first);
    else return this.#endByItself();
    return true;
  }

  #begin(stage: StagePlan): void {
    this.#begun.push(stage.label);
    if (this.#begun.length > MOST_BEGINNINGS) throw endless(this.#begun);
    this.#open.push(stage);
    const { turn } = this.#position;
    this.#position = {
      ...this.#position,
      ...(stage.kind === 'turn' ? { turn: turn + 1 } : { [stage.kind]: stage.name }),
    };
    callHook(stage, 'onBegin', this.#contextWith('draft'));
  }

  #end(stage: StagePlan): void {
    const { kind } = stage;
    callHook(stage, 'onEnd', this.#contextWith('draft'));
    if (this.#workspace.current.end) return;
    if (kind === 'turn') clearTrackers(this.#workspace, 'perTurn');
    else this.#position = { ...this.#position, [kind]: null };
    if (kind === 'phase') clearTrackers(this.#workspace, 'perPhase');
    this.#open.pop();
    // A stage that ended because an outer one ends is followed by nothing.
    if (this.#position.ending === kind) this.#follow(stage);
  }

  /** Begins what comes after a stage; if nothing does, the stage around it ends. */
  #follow(stage: StagePlan): void {
    const outer = this.#open.at(-1);
    this.#position = withoutEnding(this.#position);
    if (stage.kind === 'turn') this.#passTurn(stage);
    if (stage.next) this.#begin(stage.next);
    else this.#position = outer ? withEnding(this.#position, outer.kind) : { ...this.#position, over: true };
  }

  #endByItself(): boolean {
    const stage = this.#workspace.read(() =>
      this.#open.findLast((open) => hasEnded(open, this.#contextWith('state'))),
    );
    if (stage) this.#position = withEnding(this.#position, stage.kind);
    return stage !== undefined;
  }

  #passTurn(turn: StagePlan): void {
    const { playerIds } = this.#workspace.rules;
    const currentPlayer = this.#workspace.read(() =>
      playerAfter(turn, this.#position.currentPlayer, playerIds, this.#contextWith('state')),
    );
    this.#position = { ...this.#position, currentPlayer };
  }

  /** Each rule gets a context of its own, with random numbers of its own. */
  #contextWith(access: 'draft' | 'state'): () => HookContext {
    return () => new HookContext(this.#workspace, access);
  }
}

function endless(begun: readonly string[]): GameError {
  // The stages of the first half may lie before the circle.
  const stages = [...new Set(begun.slice(begun.length / 2))];
  return new GameError(
    `The flow never comes to rest: it goes round in ${stages.join(', ')}. Something must stay until a move is made.`,
    'FLOW_ENDLESS',
    { stages },
  );
}
