import type { ARMS, BACKS, HEADS, SHOULDERS } from './frame-parts.js';
import type { MACHINES } from './machines.js';

/** What a walking machine is put together from. */
export interface FramePlan {
  readonly head: keyof typeof HEADS;
  readonly shoulders: keyof typeof SHOULDERS;
  readonly arm: keyof typeof ARMS;
  readonly back: keyof typeof BACKS;
}

/** A machine of one piece, or what it is put together from. */
export type MachinePlan = keyof typeof MACHINES | FramePlan;

const frame = (
  head: FramePlan['head'],
  shoulders: FramePlan['shoulders'],
  arm: FramePlan['arm'],
  back: FramePlan['back'] = 'none',
): FramePlan => ({ head, shoulders, arm, back });

/** What Units look like, by the name of their picture. */
export const MACHINE_PLANS: Readonly<Record<string, MachinePlan>> = {
  skiff: 'craft',
  lantern: 'buoy',
  sounder: 'drone',
  tender: 'barge',
  cutter: frame('fin', 'box', 'blade'),
  breakwater: frame('dome', 'box', 'shield'),
  heron: 'strider',
  mender: 'barge',
  corvette: frame('fin', 'round', 'rifle', 'mast'),
  undertow: frame('mono', 'spike', 'lance'),
  pharos: frame('lamp', 'box', 'shield'),
  frigate: frame('visor', 'box', 'rifle', 'cannon'),
  maelstrom: frame('mono', 'round', 'trident', 'wings'),
  leviathan: frame('horn', 'spike', 'trident', 'wings'),
  flagship: frame('crown', 'box', 'blade', 'mast'),
  launch: 'craft',
  spark: 'hound',
  cinder: 'drone',
  bellows: 'crawler',
  anvil: frame('dome', 'box', 'hammer'),
  flare: frame('fin', 'spike', 'lance'),
  torch: frame('visor', 'round', 'flame'),
  slag: frame('mono', 'box', 'hammer'),
  kiln: 'bomber',
  comet: frame('fin', 'spike', 'rifle', 'wings'),
  pyre: frame('horn', 'round', 'flame', 'stacks'),
  foundry: 'crawler',
  crucible: frame('mono', 'spike', 'hammer', 'stacks'),
  wildfire: 'hound',
  phoenix: frame('crown', 'spike', 'blade', 'plumes'),
  caldera: frame('horn', 'box', 'flame', 'cannon'),
  sparklet: 'drone',
};

/** What a Unit without a picture of its own looks like. */
export const PLAIN_MACHINE: MachinePlan = frame('visor', 'round', 'rifle');
