import { useState } from 'react';
import type { PlayerInfo } from '../protocol/snapshot.js';
import { useFlow, useStatus } from './facts.js';
import { ENGLISH, type Words } from './words.js';
import { useWords } from './WordsProvider.js';

/** A phase of a turn, as the game's screen knows it: the protocol only says which one it is now. */
export interface Phase {
  /** What the engine calls it. */
  readonly id: string;
  /** What players read; the id, unless said otherwise. */
  readonly name?: string;
}

/** A phase, and where the turn stands with it. */
export interface PhaseStep {
  readonly id: string;
  readonly name: string;
  readonly status: 'done' | 'current' | 'ahead';
}

/** What `usePhaseTracker` takes. */
export interface UsePhaseTrackerOptions {
  /** The phases of a turn, in order. */
  readonly phases: readonly Phase[];
  /** The turn in words; `Turn 3`, unless said otherwise. */
  readonly turnText?: ((turn: number) => string) | undefined;
}

/** The phases of a turn, the current one among them, and what to say when it changes. */
export function usePhaseTracker({ phases, turnText: say }: UsePhaseTrackerOptions) {
  const words = useWords();
  const { turn, phase } = useFlow();
  const { status, currentPlayer, yours } = useStatus();
  const over = status.kind === 'over';
  const steps = phaseSteps(phases, over ? undefined : phase, words);
  const turnText = say?.(turn) ?? words.say('phase-tracker.turn', { turn }, 'Turn {turn}');
  const text = over ? '' : sentence(turnText, currentPlayer, steps);

  // What is there from the beginning is read, not announced.
  const [spoken, setSpoken] = useState({ text, changed: false });
  if (spoken.text !== text) setSpoken({ text, changed: true });

  return {
    /** The phases in order. A current phase that is none of them comes last. */
    steps,
    turn,
    turnText,
    /** The player whose decision is awaited. */
    player: currentPlayer,
    yours,
    /** The game has ended: no phase is the current one. */
    over,
    /** The last change, to be spoken. */
    announcement: spoken.changed ? spoken.text : '',
  };
}

/**
 * The phases in order, with the current one marked; appended, where it is none of them. A phase is said by the code
 * `phase.` and its id.
 */
export function phaseSteps(
  phases: readonly Phase[],
  current: string | undefined,
  words: Words = ENGLISH,
): PhaseStep[] {
  const nameOf = ({ id, name = id }: Phase) => words.resolve(`phase.${id}`, {}, name);
  const at = current === undefined ? -1 : phases.findIndex(({ id }) => id === current);
  const steps = phases.map((phase, index): PhaseStep => {
    const status = index === at ? 'current' : index < at ? 'done' : 'ahead';
    return { id: phase.id, name: nameOf(phase), status };
  });
  if (current === undefined || at >= 0) return steps;
  return [...steps, { id: current, name: nameOf({ id: current }), status: 'current' }];
}

function sentence(turn: string, player: PlayerInfo | undefined, steps: readonly PhaseStep[]): string {
  const phase = steps.find(({ status }) => status === 'current');
  return [turn, player?.name, phase?.name].filter((part) => part !== undefined).join(', ');
}
