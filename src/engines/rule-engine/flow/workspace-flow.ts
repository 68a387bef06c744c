import { GameError } from '../../../protocol/game-error.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl } from '../define/contexts.js';
import { requirePlayer } from '../errors.js';
import type { Workspace } from '../state/workspace.js';
import type { FlowPosition, StageKind } from './flow-definition.js';
import { openStages, withEnding } from './flow-position.js';

/** The flow as rules see it, and as reducers and hooks control it. Methods are closures, so that they can be taken off. */
export class WorkspaceFlow implements FlowControl {
  readonly endStep = () => this.#end('step');
  readonly endPhase = () => this.#end('phase');
  readonly endTurn = () => this.#end('turn');
  readonly endSegment = () => this.#end('segment');
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  get currentPhase(): string | undefined {
    return this.#position.phase ?? undefined;
  }

  get currentSegment(): string | undefined {
    return this.#position.segment ?? undefined;
  }

  get currentStep(): string | undefined {
    return this.#position.step ?? undefined;
  }

  get turn(): number {
    return this.#position.turn;
  }

  get currentPlayer(): PlayerId {
    return this.#position.currentPlayer;
  }

  get isFirstTurn(): boolean {
    return this.#position.turn === 1;
  }

  readonly setCurrentPlayer = (currentPlayer: PlayerId): void => {
    requirePlayer(currentPlayer, this.#workspace.rules.playerIds);
    this.#workspace.set('flow', { ...this.#position, currentPlayer });
  };

  get #position(): FlowPosition {
    return this.#workspace.current.flow!;
  }

  #end(kind: StageKind): void {
    const workspace = this.#workspace;
    workspace.mustBeWritable('the flow');
    const open = workspace.openStages ?? openStages(workspace.rules.flow!, this.#position);
    if (!open.some((stage) => stage.kind === kind)) {
      const where = open.at(-1)?.label;
      throw new GameError(
        `There is no ${kind} to end: the flow ${where ? `is in ${where}` : 'is at rest'}.`,
        'NO_STAGE',
        { kind, position: this.#position },
      );
    }
    workspace.set('flow', withEnding(this.#position, kind));
  }
}
