import { GameError } from '../../../protocol/game-error.js';
import { HookContext } from '../state/engine-context.js';
import { clearTrackers } from '../state/operations/tracker-operations.js';
import type { Workspace } from '../state/workspace.js';
import type { StagePlan } from './flow-plan.js';
import { openStages, withEnding, withoutEnding, withoutStage, withStage } from './flow-position.js';
import { callHook, hasEnded, playerAfter } from './stage-rules.js';

/** So many stages may begin before a flow is taken to be endless. */
const MOST_BEGINNINGS = 1_000;

/** Begins the flow of a game, and moves it on until it rests. */
export function beginFlow(workspace: Workspace): void {
  const { rules, table, flow, end } = workspace;
  if (!rules.flow || !flow) return;
  workspace.flow = { ...flow, currentPlayer: table.otp ?? flow.currentPlayer };
  // A game may be over before it begins.
  if (!end) new FlowRun(workspace).run(rules.flow.first);
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
    this.#open = [...openStages(workspace.rules.flow!, workspace.flow!)];
  }

  /** Moves on until nothing is left to do, or the game is over. */
  run(first?: StagePlan | null): void {
    const workspace = this.#workspace;
    workspace.openStages = this.#open;
    try {
      if (first) this.#begin(first);
      for (let moved = true; moved && !workspace.end;) moved = this.#advance();
      if (workspace.flow!.ending) workspace.flow = withoutEnding(workspace.flow!);
    } finally {
      workspace.openStages = null;
    }
  }

  #advance(): boolean {
    const inner = this.#open.at(-1);
    if (!inner) return false;
    if (this.#workspace.flow!.ending) this.#end(inner);
    else if (inner.first) this.#begin(inner.first);
    else return this.#endByItself();
    return true;
  }

  #begin(stage: StagePlan): void {
    const workspace = this.#workspace;
    this.#begun.push(stage.label);
    if (this.#begun.length > MOST_BEGINNINGS) throw endless(this.#begun);
    this.#open.push(stage);
    workspace.flow = withStage(workspace.flow!, stage);
    callHook(stage, 'onBegin', this.#hookContext);
  }

  #end(stage: StagePlan): void {
    const workspace = this.#workspace;
    callHook(stage, 'onEnd', this.#hookContext);
    if (workspace.end) return;
    if (stage.kind === 'turn') clearTrackers(workspace, 'perTurn');
    if (stage.kind === 'phase') clearTrackers(workspace, 'perPhase');
    this.#open.pop();
    workspace.flow = withoutStage(workspace.flow!, stage.kind);
    // A stage that ended because an outer one ends is followed by nothing.
    if (workspace.flow.ending === stage.kind) this.#follow(stage);
  }

  /** Begins what comes after a stage; if nothing does, the stage around it ends. */
  #follow(stage: StagePlan): void {
    const workspace = this.#workspace;
    const outer = this.#open.at(-1);
    workspace.flow = withoutEnding(workspace.flow!);
    if (stage.kind === 'turn') this.#passTurn(stage);
    if (stage.next) this.#begin(stage.next);
    else workspace.flow = outer ? withEnding(workspace.flow, outer.kind) : { ...workspace.flow, over: true };
  }

  #endByItself(): boolean {
    const workspace = this.#workspace;
    const stage = workspace.read(() => this.#open.findLast((open) => hasEnded(open, this.#readContext)));
    if (stage) workspace.flow = withEnding(workspace.flow!, stage.kind);
    return stage !== undefined;
  }

  #passTurn(turn: StagePlan): void {
    const workspace = this.#workspace;
    const position = workspace.flow!;
    const { playerIds } = workspace.rules;
    const currentPlayer = workspace.read(() =>
      playerAfter(turn, position.currentPlayer, playerIds, this.#readContext),
    );
    workspace.flow = { ...position, currentPlayer };
  }

  /** What hooks get: `state` is the draft. */
  readonly #hookContext = () => new HookContext(this.#workspace, () => this.#workspace.draft);
  /** What `endIf` and `nextPlayer` get: `state` is to be read. */
  readonly #readContext = () => new HookContext(this.#workspace, () => this.#workspace.state);
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
