import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actionShape, reportShape } from '../../src/protocol/validate/action-shape.js';
import { answerShape } from '../../src/protocol/validate/answer-shape.js';
import { batchAnswerShape, forecastShape } from '../../src/protocol/validate/batch-answer-shape.js';
import { commandShape } from '../../src/protocol/validate/command-shape.js';
import { moveShape } from '../../src/protocol/validate/move-shape.js';
import { previewShape } from '../../src/protocol/validate/preview-shape.js';
import { courseShape, recollectionShape } from '../../src/protocol/validate/recollection-shape.js';
import { faultIn, type Check } from '../../src/protocol/validate/shape.js';
import { logEntryShape, snapshotShape } from '../../src/protocol/validate/snapshot-shape.js';
import atlas from '../fixtures/atlas-report.json' with { type: 'json' };
import { refusedMove, snapshotOf, validMove } from './moves.js';

const reason = { code: 'NO', text: 'No.', context: { required: 1 } };
const entry = { id: '1', text: 'Ann takes 1', code: 'TAKES', context: {}, player: 'ann', refs: ['a1'] };
const metric = {
  key: 'k',
  label: 'K',
  unit: 'coins',
  before: 1,
  after: 'few',
  min: 1,
  max: 2,
  signed: true,
  tone: 'good',
};
const outcomes = { ...metric, distribution: [{ value: 1, probability: 0.5 }] };
const receipt = {
  key: 'n',
  label: 'N',
  after: 3,
  tone: 'bad',
  receipt: [{ label: 'a', amount: 3, entity: 'e', code: 'c' }],
};
const facts = { axis: 'amount', label: 'Amount', hint: 'How many?', optional: true };
const fields = [
  { ...facts, kind: 'number', min: 1, max: 3, step: 1 },
  { ...facts, kind: 'text', maxLength: 3 },
  { ...facts, kind: 'boolean' },
  { ...facts, kind: 'choice', choices: [{ value: 1, label: 'One' }] },
  { ...facts, kind: 'entity', choices: [{ value: 'a', label: 'A' }] },
];
const metadata = {
  displayName: 'Take one',
  description: 'From the pile.',
  category: 'Piles',
  priority: 1,
  hotkey: '1',
  successChance: { min: 10, max: 20 },
  warnings: [{ code: 'LATE', description: 'Late', modifier: 1 }],
  preview: [metric, outcomes, receipt],
  labels: { count: 'one', targets: ['a', 'b'] },
  refs: { count: 'pile-1' },
  fields,
  onRequest: true,
};
const command = {
  commandId: 'c',
  revision: 0,
  moveId: 'take',
  params: {},
  sourceCardId: 'c1',
  targets: [['t'], []],
};
const over = { kind: 'over', winner: 'ann', reason: 'Ann wins.', code: 'WINS', context: {} } as const;

interface Sample {
  readonly shape: Check;
  /** Sound values that together have every part there is. */
  readonly sound: readonly unknown[];
  /** Parts that nobody checks here. */
  readonly unchecked?: RegExp;
  /** Parts in which an empty text is refused. */
  readonly names?: readonly string[];
  /** Parts in which a number below 0 is refused. */
  readonly counts?: readonly string[];
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  move: {
    shape: moveShape,
    sound: [
      validMove(1),
      validMove(1, { metadata: { successChance: 58 } }),
      validMove(1, { metadata: { successChance: 'unknown', colour: 'red' } }),
      refusedMove(2, { metadata, sourceCardId: 'c', targets: [['a'], []] } as never),
    ],
    unchecked: /^params\.|context\.|metadata\.colour/,
    names: ['moveId', 'metadata.fields.*.axis'],
    counts: [
      'metadata.successChance',
      'metadata.successChance.min',
      'metadata.successChance.max',
      'metadata.preview.*.distribution.*.probability',
      'metadata.fields.*.maxLength',
    ],
  },
  report: { shape: reportShape, sound: [atlas], unchecked: /^actions\./ },
  action: {
    shape: actionShape,
    sound: [
      ...atlas.actions,
      { ...atlas.actions[0], params: { a: 1 }, labels: { a: 'A' }, refs: { a: 'b' }, category: 'Arms' },
      { ...atlas.actions[1], preview: { ...atlas.actions[1]!.preview, metrics: [metric, receipt] } },
    ],
    unchecked: /^params\.|context\./,
    names: ['id'],
    counts: ['successChance'],
  },
  'log entry': { shape: logEntryShape, sound: [entry, { id: '1', text: 'Ann begins' }] },
  snapshot: {
    shape: snapshotShape,
    sound: [
      snapshotOf([validMove(1)]),
      snapshotOf([validMove(1)], {
        flow: {
          turn: 1,
          phase: 'a',
          segment: 'b',
          currentPlayer: null,
          decision: { text: 'Which?', code: 'WHICH', context: {} },
        },
        partial: ['take'],
        sequences: [{ id: 's', name: 'All', moves: ['take'] }],
        history: { position: 1, length: 2, canUndo: true, canRedo: false },
      }),
      snapshotOf([], { seat: null, status: over }),
      snapshotOf([], { status: { ...over, winner: null } }),
    ],
    unchecked: /^view$|^(changes\.)?moves\./,
    names: ['players.*.id', 'partial.*', 'sequences.*.id', 'sequences.*.moves.*'],
    counts: ['revision', 'history.position', 'history.length'],
  },
  preview: {
    shape: previewShape,
    sound: [[metric, outcomes, receipt]],
    counts: ['*.distribution.*.probability'],
  },
  command: {
    shape: commandShape,
    sound: [command],
    names: ['commandId', 'moveId'],
    counts: ['revision'],
  },
  answer: {
    shape: answerShape,
    sound: [
      { status: 'accepted', revision: 1 },
      { status: 'rejected', reasons: [reason, { code: 'NO', text: 'No.' }] },
      { status: 'superseded', revision: 2 },
    ],
    unchecked: /context\./,
    counts: ['revision'],
  },
  'batch answer': {
    shape: batchAnswerShape,
    sound: [
      { status: 'accepted', revision: 1 },
      { status: 'rejected', refusals: [[reason], []] },
      { status: 'interrupted', revision: 1, played: 1, reasons: [reason] },
      { status: 'superseded', revision: 2 },
    ],
    unchecked: /context\./,
    counts: ['revision', 'played'],
  },
  forecast: {
    shape: forecastShape,
    sound: [{ refusals: [[reason], []], metrics: [metric] }],
    unchecked: /context\./,
  },
  recollection: {
    shape: recollectionShape,
    sound: [{ snapshot: { revision: 1 }, obstacles: [reason] }],
    unchecked: /context\.|^snapshot\./,
  },
  course: {
    shape: courseShape,
    sound: [
      [
        { position: 1, player: 'ann', entries: [entry] },
        { position: 2, player: null, entries: [] },
      ],
    ],
    counts: ['*.position'],
  },
};

type Path = readonly string[];

/** Every part of a value that has no parts itself. */
function leavesIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, part]) => leavesIn(part).map((path) => [key, ...path]));
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce((whole, key) => (whole as Record<string, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [key]: replaced((value as Record<string, unknown>)[key], rest, by) });
}

const pathsOf = (shape: Check, value: unknown) => shape(value).map(({ path }) => path.join('.'));

/** The parts of one type in which a value is refused, the places in lists left out. */
function refusing({ shape, sound }: Sample, type: string, bad: unknown): readonly string[] {
  const places = sound.flatMap((value) =>
    leavesIn(value)
      .filter((path) => typeof partAt(value, path) === type)
      .flatMap((path) => pathsOf(shape, replaced(value, path, bad)))
      .map((path) => path.replaceAll(/(?<=^|\.)\d+/g, '*')),
  );
  return [...new Set(places)];
}

/** Parts that are one of some words. */
const isWord = (path: string) => /(^|\.)(kind|status|tone)$|successChance$/.test(path);
/** Parts that are refused together, because they add up. */
const isSum = (path: string) => /(^|\.)(metrics|preview)\.\*$|^\*$/.test(path);

describe.each(Object.entries(SAMPLES))('the shape of a %s', (_, sample) => {
  const { shape, sound, unchecked, names = [], counts = [] } = sample;

  it('admits what is sound', () => {
    for (const value of sound) expect(shape(value)).toEqual([]);
  });

  it('names each part that is wrong, and only that', () => {
    for (const value of sound)
      for (const path of leavesIn(value)) {
        const place = path.join('.');
        const expected = unchecked?.test(place) ? [] : [place.replace(/(expectedDamage)\.\d/, '$1')];
        expect(
          pathsOf(
            shape,
            replaced(value, path, () => 'wrong'),
          ),
        ).toEqual(expected);
      }
  });

  it('refuses an empty text where a name is needed, and a number that is none, or too small', () => {
    expect(refusing(sample, 'string', '').filter((path) => !isWord(path))).toEqual(names);
    expect(
      refusing(sample, 'number', -1)
        .filter((path) => !isSum(path))
        .toSorted(),
    ).toEqual(counts.toSorted());
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...sound)
          .chain((value) =>
            fc.tuple(fc.constant(value), fc.constantFrom(...leavesIn(value)), fc.nat(9), fc.anything()),
          ),
        ([value, path, depth, by]) => {
          for (const { message } of shape(replaced(value, path.slice(0, depth), by)))
            expect(message).not.toBe('');
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a fault', () => {
  it.each([
    ['a move without an id', moveShape, validMove(1, { moveId: '' }), 'moveId: Expected a name'],
    ['an id left out', moveShape, { ...validMove(1), moveId: undefined }, 'moveId: Expected a name'],
    ['parameters in a list', moveShape, { ...validMove(1), params: [] }, 'params: Expected an object'],
    [
      'a priority in words',
      moveShape,
      { ...validMove(1), metadata: { priority: 'high' } },
      'metadata.priority: Expected a number',
    ],
    [
      'a priority that is no number',
      moveShape,
      validMove(1, { metadata: { priority: NaN } }),
      'metadata.priority: Expected a number',
    ],
    [
      'null for what may be left out',
      moveShape,
      { ...validMove(1), sourceCardId: null },
      'sourceCardId: Expected a text',
    ],
    [
      'labels in a text',
      moveShape,
      { ...validMove(1), metadata: { labels: 'all' } },
      'metadata.labels: Expected an object',
    ],
    [
      'a chance of 101',
      moveShape,
      validMove(1, { metadata: { successChance: 101 } }),
      'metadata.successChance: Expected a number from 0 to 100',
    ],
    [
      'a chance in words',
      moveShape,
      { ...validMove(1), metadata: { successChance: 'high' } },
      'metadata.successChance: Expected unknown',
    ],
    [
      'a range of chances that ends at 101',
      moveShape,
      validMove(1, { metadata: { successChance: { min: 0, max: 101 } } }),
      'metadata.successChance.max: Expected a number from 0 to 100',
    ],
    ['metadata in a list', moveShape, { ...validMove(1), metadata: [] }, 'metadata: Expected an object'],
    [
      'a field of another kind',
      moveShape,
      { ...validMove(1), metadata: { fields: [{ axis: 'a', kind: 'date' }] } },
      'metadata.fields.0.kind: Expected number or text or boolean or choice or entity',
    ],
    [
      'a choice that is no number',
      moveShape,
      { ...validMove(1), metadata: { fields: [{ ...fields[3], choices: [{ value: NaN, label: 'A' }] }] } },
      'metadata.fields.0.choices.0.value: Expected a text, a number, or true or false',
    ],
    ['a command without an id', commandShape, { ...command, commandId: '' }, 'commandId: Expected a name'],
    ['half a revision', commandShape, { ...command, revision: 0.5 }, 'revision: Expected a whole number'],
    [
      'a revision that is no number',
      commandShape,
      { ...command, revision: Number.NaN },
      'revision: Expected a whole number',
    ],
    ['flat targets', commandShape, { ...command, targets: ['t1'] }, 'targets.0: Expected a list'],
    [
      'a refusal without reasons',
      answerShape,
      { status: 'rejected', reasons: [] },
      'reasons: Expected at least one reason',
    ],
    [
      'refusals without reasons',
      batchAnswerShape,
      { status: 'rejected', refusals: [[], []] },
      'refusals: nothing stands in the way',
    ],
    [
      'an answer of another kind',
      answerShape,
      { status: 'maybe' },
      'status: Expected accepted or rejected or superseded',
    ],
    ['an answer of a kind built in', answerShape, { status: 'constructor' }, 'status: Expected accepted'],
    ['nothing at all', answerShape, undefined, 'Expected an object'],
    ['a list with a hole', previewShape, Array(1), '0: Expected an object'],
    ['an action of another kind', actionShape, { ...atlas.actions[0], kind: 'likely' }, 'kind: Expected'],
    [
      'an action with a chance that its metrics explain otherwise',
      actionShape,
      {
        ...atlas.actions[0],
        successChance: 60,
        preview: {
          ...atlas.actions[0]!.preview,
          metrics: [{ key: 'chance', label: 'Chance', after: 58, tone: 'neutral' }],
        },
      },
      'Expected the metric "chance" to show the chance 60, it shows 58',
    ],
    [
      'damage with one end',
      actionShape,
      { ...atlas.actions[0], preview: { ...atlas.actions[0]!.preview, expectedDamage: Array(2) } },
      'preview.expectedDamage: Expected two numbers',
    ],
    [
      'damage with three ends',
      actionShape,
      { ...atlas.actions[0], preview: { ...atlas.actions[0]!.preview, expectedDamage: [1, 2, 3] } },
      'preview.expectedDamage: Expected two numbers',
    ],
    ['a seat left out', snapshotShape, { ...snapshotOf([]), seat: undefined }, 'seat: Expected a text'],
    [
      'a player without an id',
      snapshotShape,
      snapshotOf([], { players: [{ id: '', name: 'A' }] }),
      'players.0.id: Expected a name',
    ],
    [
      'a decision without words',
      snapshotShape,
      snapshotOf([], { flow: { turn: 1, currentPlayer: 'ann', decision: { code: 'WHICH' } as never } }),
      'flow.decision.text: Expected a text',
    ],
    ['moves in an object', snapshotShape, snapshotOf({} as never), 'moves: Expected a list'],
    [
      'a log entry with a code that is none',
      logEntryShape,
      { id: '1', text: '', code: 1 },
      'code: Expected a text',
    ],
    [
      'nothing in place of a snapshot',
      recollectionShape,
      { snapshot: null, obstacles: [] },
      'snapshot: Expected an object',
    ],
    [
      'an obstacle without words',
      recollectionShape,
      { snapshot: snapshotOf([]), obstacles: [{ code: 'NO' }] },
      'obstacles.0.text: Expected a text',
    ],
    ['a move without entries', courseShape, [{ position: 1, player: null }], '0.entries: Expected a list'],
  ])('names the place in %s', (_, shape, value, fault) => {
    expect(faultIn(shape, value)).toEqual(expect.stringMatching(`^${fault}`));
  });

  it('says what is there instead', () => {
    expect(commandShape({ ...command, revision: 'one', targets: [['t', 7]] })).toEqual([
      { path: ['revision'], message: 'Expected a whole number', got: 'one' },
      { path: ['targets', 0, 1], message: 'Expected a text', got: 7 },
    ]);
  });
});

describe('a build for players', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('puts aside what is broken, and names the place as in development', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { readOptions } = await import('../../src/protocol/options/read-options.js');
    const broken = { ...validMove(2), metadata: { priority: 'high' } } as never;
    const { list, quarantine } = readOptions({ moves: [validMove(1), broken], reports: [] });
    expect(list).toHaveLength(1);
    expect(quarantine.map(({ message }) => message)).toEqual([
      'moveset: moves[1] is in quarantine (metadata.priority: Expected a number). Players do not see it. ' +
        'Publish it as the protocol describes.',
    ]);
  });
});
