import type { ActionRule } from '../../../../engines/action-query/action-rule.js';
import type { ActionPreview, PreviewMetric, ReceiptLine } from '../../../../protocol/preview.js';
import {
  EnoughMovementRule,
  EnoughToTurnRule,
  HasJumpJetsRule,
  HexFreeRule,
  NobodyTurningRule,
  NotMovedRule,
  TurningRule,
} from '../conditions/movement-rules.js';
import { InPhaseRule, NotDestroyedRule, NotShutDownRule, OnTurnRule } from '../conditions/unit-rules.js';
import type { FaceContext, MoveContext } from '../context.js';
import { distance, FACINGS, hexesWithin, isSameHex, neighbour, type Facing } from '../hex.js';
import { hexAt, movementHeat, withUnit } from '../mech.js';
import type { Step } from '../find-ways.js';
import { reachOf } from '../reach.js';
import type { GameState, MapHex, Mech } from '../state.js';
import { hexId, hexName, type MoveMode } from '../terms.js';
import { movementModifier } from '../to-hit.js';
import { afterMove, withEvent } from '../turn.js';
import type { BattleAction } from './action.js';

const ON_MOVE = [
  new OnTurnRule(),
  new InPhaseRule('MOVEMENT'),
  new NotDestroyedRule(),
  new NobodyTurningRule(),
  new NotMovedRule(),
] as const satisfies readonly ActionRule<MoveContext>[];
const GOING: readonly ActionRule<MoveContext>[] = [
  ...ON_MOVE,
  new NotShutDownRule(),
  new EnoughMovementRule(),
  new HexFreeRule(),
];

/** How far a mech goes to a hex: as it is counted for who is hard to hit. */
const hexesTo = ({ actor, to, reach, mode }: MoveContext): number =>
  mode === 'jump' || mode === 'stand'
    ? distance(actor, to)
    : reach.way(to, reach.arrival(to)).filter(({ what }) => what !== 'turn').length;

const STEP_NAMES: Readonly<Record<Step['what'], string>> = {
  turn: 'Turn',
  clear: 'Clear ground',
  'light-woods': 'Light woods',
  'heavy-woods': 'Heavy woods',
  water: 'Water',
};

function stepLine({ hex, cost, what, climbed }: Step): ReceiptLine {
  const climb = climbed > 0 ? `, ${climbed} up` : '';
  return { label: `${STEP_NAMES[what]}${climb}`, amount: -cost, entity: hexId(hex) };
}

function movePreview(context: MoveContext): ActionPreview {
  const { mode, to, reach } = context;
  const hexes = hexesTo(context);
  const heat = movementHeat(mode, hexes);
  const metrics: PreviewMetric[] = [];
  if (mode !== 'stand')
    metrics.push({
      key: 'movement',
      label: 'Movement points',
      before: reach.points,
      after: reach.points - (reach.cost(to) ?? 0),
      receipt: reach.way(to, reach.arrival(to)).map(stepLine),
      tone: 'neutral',
    });
  const evasion = movementModifier(hexes) + Number(mode === 'jump');
  const signed = { signed: true } as const;
  metrics.push(
    {
      key: 'evasion',
      label: 'To hit it',
      min: evasion,
      max: evasion,
      ...signed,
      tone: evasion > 0 ? 'good' : 'neutral',
    },
    {
      key: 'aim',
      label: 'To hit with it',
      min: AIM[mode],
      max: AIM[mode],
      ...signed,
      tone: AIM[mode] > 0 ? 'bad' : 'neutral',
    },
  );
  return { expectedDamage: null, heatGenerated: heat, ammoConsumed: null, targetHitLocation: null, metrics };
}

const AIM: Readonly<Record<MoveMode, number>> = { stand: 0, walk: 1, run: 2, jump: 3 };

/** A mech that went somewhere, facing as it came. Where more than one way to face is left, its player chooses. */
function moveTo(context: MoveContext): GameState {
  const { actor, to, mode, reach, gameState } = context;
  const hexes = hexesTo(context);
  const moved = { mode, hexes, from: reach.from, fromFacing: reach.fromFacing };
  const ways = FACINGS.filter((_, facing) => {
    const cost = reach.costFacing(to, facing as Facing);
    return cost !== null && cost <= reach.points;
  });
  const turning = mode !== 'stand' && ways.length > 1;
  const arrived: Mech = { ...actor, q: to.q, r: to.r, facing: reach.arrival(to), moved, turning };
  const event = { kind: 'move', unit: actor.id, mode, to: { q: to.q, r: to.r }, hexes } as const;
  return afterMove(withEvent(withUnit(gameState, arrived), event));
}

function moveAction(
  name: string,
  mode: MoveMode,
  rules: readonly ActionRule<MoveContext>[],
  candidates: (actor: Mech, points: number) => readonly { readonly q: number; readonly r: number }[],
): BattleAction<MoveContext> {
  return {
    phase: 'MOVEMENT',
    name,
    rules,
    expand(actor, gameState) {
      const reach = reachOf(gameState, actor, mode);
      const { map } = gameState;
      return candidates(actor, reach.points)
        .flatMap((hex): MapHex | readonly MapHex[] => hexAt(map, hex) ?? [])
        .map((to) => ({ actor, gameState, mode, to, reach }));
    },
    describe: ({ actor, to }) => ({
      id: mode === 'stand' ? mode : `${mode}:${to.q},${to.r}`,
      name: nameOf(name, actor, to, mode),
      category: actor.name,
      params: { mode, hex: hexId(to) },
      labels: { unitId: actor.name, mode: name, hex: hexName(to) },
    }),
    preview: movePreview,
    successChance: () => 100,
    execute: moveTo,
  };
}

function nameOf(name: string, actor: Mech, to: MapHex, mode: MoveMode): string {
  if (mode === 'stand') return name;
  return isSameHex(actor, to) ? 'Turn in place' : `${name} to ${hexName(to)}`;
}

const around = (actor: Mech, points: number) =>
  hexesWithin(actor, Math.max(1, points)).filter((hex) => !isSameHex(hex, actor));

/** Stays where it is. */
export const StandStill = moveAction('Stand still', 'stand', ON_MOVE, (actor) => [actor]);
/** Goes somewhere, or only turns. */
export const Walk = moveAction('Walk', 'walk', GOING, (actor, points) => [actor, ...around(actor, points)]);
/** Goes farther, and hits worse. */
export const Run = moveAction('Run', 'run', GOING, around);
/** Goes over anything, and hits worst. */
export const Jump = moveAction('Jump', 'jump', [...GOING, new HasJumpJetsRule()], around);

/** Chooses which way to face after a move, with the movement points that are left. */
export const Face: BattleAction<FaceContext> = {
  phase: 'MOVEMENT',
  name: 'Face',
  rules: [
    new OnTurnRule(),
    new InPhaseRule('MOVEMENT'),
    new NotDestroyedRule(),
    new TurningRule(),
    new EnoughToTurnRule(),
  ],
  expand(actor, gameState) {
    if (!actor.turning || !actor.moved) return [];
    const reach = reachOf(gameState, actor, actor.moved.mode);
    return FACINGS.map((_, facing) => ({ actor, gameState, facing: facing as Facing, reach }));
  },
  describe({ actor, facing, gameState }) {
    const next = neighbour(actor, facing);
    return {
      id: `face:${facing}`,
      name: `Face ${FACINGS[facing]}`,
      category: actor.name,
      params: { facing },
      labels: { unitId: actor.name, facing: FACINGS[facing] },
      ...(hexAt(gameState.map, next) && { refs: { facing: hexId(next) } }),
    };
  },
  preview({ actor, facing, reach }) {
    const metrics: PreviewMetric[] = [
      {
        key: 'movement',
        label: 'Movement points',
        before: reach.points,
        after: reach.points - (reach.costFacing(actor, facing) ?? 0),
        receipt: reach.way(actor, facing).map(stepLine),
        tone: 'neutral',
      },
    ];
    return {
      expectedDamage: null,
      heatGenerated: null,
      ammoConsumed: null,
      targetHitLocation: null,
      metrics,
    };
  },
  successChance: () => 100,
  execute({ actor, facing, gameState }) {
    const turned = withUnit(gameState, { ...actor, facing, turning: false });
    return afterMove(withEvent(turned, { kind: 'face', unit: actor.id, facing }));
  },
};

/** Every kind of movement. */
export const MOVE_ACTIONS = [Face, StandStill, Walk, Run, Jump] as const;
