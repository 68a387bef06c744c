import type { TurnPhase } from '../view.js';

/** How orders are given in a phase. */
export interface PhaseOrders {
  /** Whether one order is chosen and carried out, or several are gathered and carried out as one. */
  readonly selection: 'none' | 'single' | 'several';
  /** What is set against what, where orders are a table. */
  readonly matrix: { readonly rows: string; readonly columns: string } | null;
  /** Of what a gathered order takes the whole: another order for the same takes its place. */
  readonly takes: string | null;
}

const AUTOMATIC: PhaseOrders = { selection: 'none', matrix: null, takes: null };

/** How orders are given, by phase: the engine does not say it, the phase does. */
export const PHASE_ORDERS: Readonly<Record<TurnPhase, PhaseOrders>> = {
  INITIATIVE: AUTOMATIC,
  MOVEMENT: { selection: 'single', matrix: null, takes: null },
  WEAPON_ATTACK: { selection: 'several', matrix: { rows: 'weapon', columns: 'target' }, takes: 'weapon' },
  PHYSICAL_ATTACK: { selection: 'single', matrix: { rows: 'attack', columns: 'target' }, takes: null },
  HEAT: AUTOMATIC,
  END: AUTOMATIC,
};

/** The phases of a round with their names, for a `PhaseTracker`. */
export const BATTLE_PHASES: readonly { readonly id: TurnPhase; readonly name: string }[] = [
  { id: 'INITIATIVE', name: 'Initiative' },
  { id: 'MOVEMENT', name: 'Movement' },
  { id: 'WEAPON_ATTACK', name: 'Weapons' },
  { id: 'PHYSICAL_ATTACK', name: 'Physical' },
  { id: 'HEAT', name: 'Heat' },
  { id: 'END', name: 'End' },
];
