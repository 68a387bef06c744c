/** The phases of a turn. */
export const GAME_PHASES = ['start', 'draw', 'resource', 'main', 'end'] as const;
/** One of `GAME_PHASES`. */
export type GamePhase = (typeof GAME_PHASES)[number];

/** Part of a phase. */
export interface PhaseStep {
  readonly id: string;
  readonly name: string;
}

/** A phase, and how it is gone through. */
export interface PhaseConfig {
  readonly id: GamePhase;
  readonly name: string;
  readonly steps?: readonly PhaseStep[];
  /** Whether the rules do by themselves what is to be done. */
  readonly automaticActions?: boolean;
  /** Whether players may do something. */
  readonly allowsMoves?: boolean;
}

/** The phases of a turn, in their order. */
export const PHASES: readonly PhaseConfig[] = [
  {
    id: 'start',
    name: 'Start Phase',
    steps: [
      { id: 'active', name: 'Active Step' },
      { id: 'start', name: 'Start Step' },
    ],
    automaticActions: true,
  },
  { id: 'draw', name: 'Draw Phase', automaticActions: true },
  { id: 'resource', name: 'Resource Phase', automaticActions: true },
  { id: 'main', name: 'Main Phase', allowsMoves: true },
  {
    id: 'end',
    name: 'End Phase',
    steps: [
      { id: 'action', name: 'Action Step' },
      { id: 'end', name: 'End Step' },
      { id: 'hand', name: 'Hand Step' },
      { id: 'cleanup', name: 'Cleanup Step' },
    ],
    automaticActions: true,
    allowsMoves: true,
  },
];

/** The steps of a battle, in their order. */
export const BATTLE_STEPS = ['attack', 'block', 'action', 'damage', 'end'] as const;
/** One of `BATTLE_STEPS`. */
export type BattleStep = (typeof BATTLE_STEPS)[number];
