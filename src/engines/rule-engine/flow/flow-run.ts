import { GameError } from '../../../protocol/game-error.js';
import type { FlowParts } from './flow-parts.js';
import type { StagePlan } from './flow-plan.js';
import { asked, entered, left, released } from './flow-position.js';
import { callHook, hasEnded, playerAfter } from './stage-rules.js';

/** How many stages may begin before a flow is taken to go round for ever. */
const MOST_BEGINNINGS = 1_000;

/** A flow on its way from where it stands to where it comes to rest. */
export class FlowRun<TState extends object, TCardMeta, TCardDefinition> {
  /** What has begun and not ended, from the outermost. */
  readonly open: StagePlan<TState, TCardMeta, TCardDefinition>[];
  readonly #parts: FlowParts<TState, TCardMeta, TCardDefinition>;
  readonly #begun: string[] = [];

  constructor(
    parts: FlowParts<TState, TCardMeta, TCardDefinition>,
    open: StagePlan<TState, TCardMeta, TCardDefinition>[],
  ) {
    this.#parts = parts;
    this.open = open;
  }

  /** Begins a stage inside the innermost one that is open. */
  begin(stage: StagePlan<TState, TCardMeta, TCardDefinition>): void {
    const { world, hookContext } = this.#parts;
    this.#begun.push(stage.label);
    if (this.#begun.length > MOST_BEGINNINGS) throw endless(this.#begun);
    this.open.push(stage);
    world.flow = entered(world.flow!, stage);
    callHook(stage, 'onBegin', hookContext);
  }

  /** Goes on until nothing is left to be done, or the game is over. */
  settle(): void {
    const { world } = this.#parts;
    for (let moved = true; moved && !world.end;) moved = this.#advance();
    if (world.flow?.ending) world.flow = released(world.flow);
  }

  #advance(): boolean {
    const inner = this.open.at(-1);
    if (!inner) return false;
    if (this.#parts.world.flow!.ending) this.#end(inner);
    else if (inner.first) this.begin(inner.first);
    else return this.#endByItself();
    return true;
  }

  #endByItself(): boolean {
    const { world, askContext } = this.#parts;
    const done = world.asking(() => this.open.findLast((stage) => hasEnded(stage, askContext)));
    if (done) world.flow = asked(world.flow!, done.kind);
    return done !== undefined;
  }

  #end(stage: StagePlan<TState, TCardMeta, TCardDefinition>): void {
    const { world, hookContext, forget } = this.#parts;
    callHook(stage, 'onEnd', hookContext);
    if (world.end) return;
    if (stage.kind === 'turn') forget('perTurn');
    if (stage.kind === 'phase') forget('perPhase');
    this.open.pop();
    world.flow = left(world.flow!, stage.kind);
    // Whatever was asked to end begins nothing more.
    if (world.flow.ending === stage.kind) this.#goOnFrom(stage);
  }

  #goOnFrom(stage: StagePlan<TState, TCardMeta, TCardDefinition>): void {
    const { world } = this.#parts;
    const outer = this.open.at(-1);
    world.flow = released(world.flow!);
    if (stage.kind === 'turn') this.#passOn(stage);
    if (stage.next) this.begin(stage.next);
    else world.flow = outer ? asked(world.flow, outer.kind) : { ...world.flow, over: true };
  }

  #passOn(turn: StagePlan<TState, TCardMeta, TCardDefinition>): void {
    const { world, players, askContext } = this.#parts;
    const position = world.flow!;
    const next = world.asking(() => playerAfter(turn, position.currentPlayer, players, askContext));
    world.flow = { ...position, currentPlayer: next };
  }
}

function endless(begun: readonly string[]): GameError {
  // What it went through on the way there is not to blame.
  const stages = [...new Set(begun.slice(begun.length / 2))];
  return new GameError(
    `The flow never comes to rest: it goes round in ${stages.join(', ')}. Something must stay until a move is made.`,
    'FLOW_ENDLESS',
    { stages },
  );
}
