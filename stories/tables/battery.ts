import type { Outcome, PreviewMetric, ReceiptLine } from '../../src/protocol/preview.js';
import type { Reason } from '../../src/protocol/reason.js';
import { seededRandom } from '../../src/protocol/seeded-random.js';
import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

interface Siege {
  readonly walls: Readonly<Record<string, number>>;
  readonly stones: number;
  readonly strain: Readonly<Record<string, number>>;
  readonly shots: number;
}

const ENGINES = [
  { id: 'ballista', name: 'Ballista', crew: 85, reach: 120, stone: 2, strain: 1 },
  { id: 'mangonel', name: 'Mangonel', crew: 75, reach: 180, stone: 4, strain: 2 },
  { id: 'trebuchet', name: 'Trebuchet', crew: 65, reach: 260, stone: 7, strain: 3 },
] as const;
const WALLS = [
  { id: 'gate', name: 'the gate', distance: 90, cover: 0 },
  { id: 'tower', name: 'the tower', distance: 150, cover: 10 },
  { id: 'keep', name: 'the keep', distance: 240, cover: 15 },
] as const;
const FACES = [1, 2, 3];
const START: Siege = { walls: { gate: 20, tower: 30, keep: 45 }, stones: 12, strain: {}, shots: 0 };

type Engine = (typeof ENGINES)[number];
type Wall = (typeof WALLS)[number];

/** Three engines before three walls. Every stone that hits breaks what as many three-sided dice say as it has weight; the dice of the seed are thrown. */
export function battery(seed = 'stories'): Chair {
  return onePlayerGame<Siege>(START, (siege) => [
    ...ENGINES.flatMap((engine) => WALLS.map((wall) => shot(siege, engine, wall, seed))),
    { moveId: 'wait', params: {}, metadata: { displayName: 'Wait for the morning', category: 'Rest' } },
  ]);
}

function shot(siege: Siege, engine: Engine, wall: Wall, seed: string): Choice<Siege> {
  const strain = siege.strain[engine.id] ?? 0;
  const receipt = receiptOfShot(engine, wall, strain);
  const chance = receipt.reduce((sum, { amount }) => sum + amount, 0);
  return {
    moveId: 'loose',
    params: { engine: engine.id, target: wall.id },
    metadata: {
      displayName: `${engine.name} at ${wall.name}`,
      category: 'Engines',
      successChance: chance,
      warnings:
        strain > 0
          ? [{ code: 'STRAINED', description: `−${5 * strain}% from strained ropes`, modifier: -5 * strain }]
          : [],
      preview: previewOf(siege, engine, wall, chance, receipt),
    },
    reasons: reasonsAgainst(siege, engine, wall),
    after: thrown(siege, engine, wall, chance, seed),
  };
}

function receiptOfShot(
  { id, crew, reach }: Engine,
  { id: at, distance, cover }: Wall,
  strain: number,
): ReceiptLine[] {
  const lines: ReceiptLine[] = [
    { label: 'Crew', amount: crew, entity: id },
    { label: `${distance} of ${reach} paces`, amount: -Math.round((distance / reach) * 30), entity: at },
  ];
  if (cover > 0) lines.push({ label: 'Cover', amount: -cover, entity: at });
  if (strain > 0) lines.push({ label: 'Strained ropes', amount: -5 * strain, entity: id, code: 'STRAINED' });
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  if (sum < 5) lines.push({ label: 'Never less than 5', amount: 5 - sum });
  return lines;
}

function previewOf(
  { walls, stones, strain }: Siege,
  engine: Engine,
  wall: Wall,
  chance: number,
  receipt: readonly ReceiptLine[],
): PreviewMetric[] {
  const standing = walls[wall.id]!;
  const worn = strain[engine.id] ?? 0;
  return [
    { key: 'chance', label: 'Chance', after: chance, unit: '%', receipt, tone: 'neutral' },
    {
      key: 'breach',
      label: 'Breach',
      unit: 'feet',
      min: engine.stone,
      max: engine.stone * 3,
      distribution: diceSums(engine.stone),
      tone: 'good',
    },
    {
      key: 'wall',
      label: 'Wall left',
      before: standing,
      min: Math.max(0, standing - engine.stone * FACES.length),
      max: standing,
      tone: 'good',
    },
    { key: 'stones', label: 'Stones', before: stones, after: stones - 1, tone: 'bad' },
    {
      key: 'strain',
      label: 'Strain',
      before: worn,
      after: worn + engine.strain,
      receipt: [{ label: `A stone of ${engine.stone}`, amount: engine.strain, entity: engine.id }],
      tone: 'bad',
    },
    { key: 'noise', label: 'Noise', min: engine.strain, max: engine.strain, signed: true, tone: 'neutral' },
  ];
}

/** How likely each sum of so many three-sided dice is. */
function diceSums(dice: number): Outcome[] {
  let sums = new Map<number, number>([[0, 1]]);
  for (let thrownDice = 0; thrownDice < dice; thrownDice += 1) {
    const next = new Map<number, number>();
    for (const [sum, probability] of sums)
      for (const face of FACES)
        next.set(sum + face, (next.get(sum + face) ?? 0) + probability / FACES.length);
    sums = next;
  }
  return [...sums].map(([value, probability]) => ({ value, probability }));
}

function reasonsAgainst({ stones, walls }: Siege, { reach }: Engine, { id, distance }: Wall): Reason[] {
  const reasons: Reason[] = [];
  if (distance > reach)
    reasons.push({
      code: 'OUT_OF_REACH',
      text: `It is ${distance} paces away, and ${reach} are in reach.`,
      context: { required: distance, available: reach },
    });
  if (stones === 0) reasons.push({ code: 'NO_STONES', text: 'There are no stones left.' });
  if (walls[id] === 0) reasons.push({ code: 'FALLEN', text: 'There is nothing left of it.' });
  return reasons;
}

function thrown(siege: Siege, engine: Engine, wall: Wall, chance: number, seed: string): Siege {
  const random = seededRandom(`${seed} ${siege.shots} ${engine.id} ${wall.id}`);
  const hits = random() * 100 < chance;
  const dice = Array.from({ length: engine.stone }, () => FACES[Math.floor(random() * FACES.length)]!);
  const broken = hits ? dice.reduce((sum, face) => sum + face, 0) : 0;
  return {
    walls: { ...siege.walls, [wall.id]: Math.max(0, siege.walls[wall.id]! - broken) },
    stones: siege.stones - 1,
    strain: { ...siege.strain, [engine.id]: (siege.strain[engine.id] ?? 0) + engine.strain },
    shots: siege.shots + 1,
  };
}
