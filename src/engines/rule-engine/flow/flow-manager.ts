import { GameError } from '../../../protocol/game-error.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl } from '../define/contexts.js';
import { quoted } from '../errors.js';
import { createFlowControl } from './flow-control.js';
import type { FlowPosition, StageKind } from './flow-definition.js';
import type { FlowParts } from './flow-parts.js';
import { planFlow, type FlowPlan, type StagePlan } from './flow-plan.js';
import { asked, openStages, startOf } from './flow-position.js';
import { FlowRun } from './flow-run.js';

/**
 * Leads a game through its flow. Where the flow stands lies in the world, so that undo, failed moves and previews take it
 * back with everything else.
 */
export class FlowManager<TState extends object, TCardMeta, TCardDefinition> {
  /** The flow as reducers and hooks see it: one object, always as things are now. */
  readonly control: FlowControl;
  readonly #parts: FlowParts<TState, TCardMeta, TCardDefinition>;
  readonly #plan: FlowPlan<TState, TCardMeta, TCardDefinition>;
  #run: FlowRun<TState, TCardMeta, TCardDefinition> | null = null;

  constructor(parts: FlowParts<TState, TCardMeta, TCardDefinition>) {
    this.#parts = parts;
    this.#plan = planFlow(parts.definition);
    const { world, players } = parts;
    const start = startOf(players[0]!);
    this.control = createFlowControl({
      // Short, as every rule asks whose turn it is.
      position: () => world.flow ?? start,
      end: (kind) => this.#requestEnd(kind),
      setCurrentPlayer: (playerId) => this.#setCurrentPlayer(playerId),
    });
  }

  /** Begins the flow, and goes on until it comes to rest. */
  begin(): void {
    const { world, players } = this.#parts;
    world.flow = startOf(world.table.otp ?? players[0]!);
    // A game may be decided before it begins.
    if (!world.end) this.#move((run) => run.begin(this.#plan.first!));
  }

  /** Does what was asked for and what follows from it, until the flow comes to rest. */
  settle(): void {
    this.#move(() => {});
  }

  /** The phase the game is in, if any. */
  getCurrentPhase(): string | undefined {
    return this.control.currentPhase;
  }

  /** The segment the game is in, if it has a name. */
  getCurrentSegment(): string | undefined {
    return this.control.currentSegment;
  }

  /** The step the game is in, if any. */
  getCurrentStep(): string | undefined {
    return this.control.currentStep;
  }

  /** Counts from 1; 0 before the first turn. */
  getTurnNumber(): number {
    return this.control.turn;
  }

  /** Whose turn it is. */
  getCurrentPlayer(): PlayerId | undefined {
    return this.control.currentPlayer;
  }

  /** Whether this is turn 1. */
  isFirstTurn(): boolean {
    return this.control.isFirstTurn;
  }

  get #position(): FlowPosition {
    const { world, players } = this.#parts;
    return world.flow ?? startOf(players[0]!);
  }

  get #open(): readonly StagePlan<TState, TCardMeta, TCardDefinition>[] {
    return this.#run?.open ?? openStages(this.#plan, this.#position);
  }

  #move(start: (run: FlowRun<TState, TCardMeta, TCardDefinition>) => void): void {
    const run = new FlowRun(this.#parts, [...this.#open]);
    this.#run = run;
    try {
      start(run);
      run.settle();
    } finally {
      this.#run = null;
    }
  }

  #requestEnd(kind: StageKind): void {
    this.#parts.world.lock.mustBeWritable('the flow');
    const open = this.#open;
    if (!open.some((stage) => stage.kind === kind)) {
      const where = open.at(-1)?.label;
      throw new GameError(
        `There is no ${kind} to end: the flow ${where ? `is in ${where}` : 'is at rest'}.`,
        'NO_STAGE',
        { kind, position: this.#position },
      );
    }
    this.#parts.world.flow = asked(this.#position, kind);
  }

  #setCurrentPlayer(playerId: PlayerId): void {
    const { world, players } = this.#parts;
    if (!players.includes(playerId)) {
      throw new GameError(
        `There is no player "${playerId}"; there are ${quoted(players)}.`,
        'PLAYER_NOT_FOUND',
        { playerId },
      );
    }
    world.flow = { ...this.#position, currentPlayer: playerId };
  }
}
