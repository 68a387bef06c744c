import { describe, expect, it } from 'vitest';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { differenceOf, differencesBetween, type ChangePart } from '../../src/inspector/difference.js';
import type { RecordedRevision } from '../../src/inspector/inspection.js';
import { lastChangeOf } from '../../src/inspector/last-change.js';
import { createWords } from '../../src/hooks/words.js';
import { optionOfMove } from '../../src/protocol/normalise.js';
import type { AvailableOption } from '../../src/protocol/option.js';
import { createDriver } from '../../src/testing/driver.js';
import { ENGLISH_WORDS, germanFor } from '../words/tables.js';

const words = createWords({ locale: 'de', resolve: germanFor('games/emberwood/') });

const textOf = (parts: readonly ChangePart[] | null) => (parts ?? []).map(({ text }) => text).join(' ');

describe('differencesBetween', () => {
  it('says why options went grey, with the numbers behind it', async () => {
    const table = createTable({ seed: 1, now: () => 0 });
    const before = table.adapter('X').getSnapshot();
    await createDriver(table).playOption('Place X in row 2, column 2');
    const after = table.adapter('X').getSnapshot();
    const differences = differencesBetween(before, after);
    expect(differences).toHaveLength(9);
    expect(differences.every(({ kind }) => kind === 'greyed')).toBe(true);
    const middle = differences.find(({ name }) => name === 'Place X in row 2, column 2')!;
    expect(middle.changes.filter(({ what }) => what === 'reason')).toEqual([
      {
        what: 'reason',
        before: null,
        after: [
          { kind: 'data', text: 'PLAYER_MISMATCH' },
          { kind: 'words', text: 'It is not your turn: O is to move.' },
          { kind: 'data', text: expect.stringMatching(/^\{/) },
        ],
      },
      {
        what: 'reason',
        before: null,
        after: [
          { kind: 'data', text: 'CELL_OCCUPIED' },
          { kind: 'words', text: 'This cell is occupied by X.' },
          { kind: 'data', text: '{"occupant":"X","position":4}' },
        ],
      },
    ]);
  });

  it('speaks the language of the reader, but for data', async () => {
    const table = createEmberwood({ seed: 1 });
    const adapter = table.adapter('hazel');
    const driver = createDriver(table);
    const said: string[] = [];
    for (let ply = 0; ply < 8; ply += 1) {
      const before = adapter.getSnapshot();
      await driver.playRandom(ply, 1);
      // There and back: what went grey, and what opened.
      for (const [from, to] of [
        [before, adapter.getSnapshot()],
        [adapter.getSnapshot(), before],
      ] as const)
        for (const { changes } of differencesBetween(from, to, words))
          for (const { before: was, after } of changes)
            for (const { kind, text } of [...(was ?? []), ...(after ?? [])])
              if (kind === 'words') said.push(text);
    }
    expect(said).toContain('Du bist nicht am Zug: Rowan spielt.');
    expect(said.filter((text) => ENGLISH_WORDS.test(text))).toEqual([]);
  });

  it('says odds, warnings and metrics in the language of the reader', () => {
    const { moves } = createEmberwood({ seed: 1 }).adapter('hazel').getSnapshot();
    const option: AvailableOption = {
      ...optionOfMove(moves[0]!),
      kind: 'available',
      name: 'End turn',
      successChance: { min: 1, max: 99.5 },
      warnings: [{ code: 'EMBERS_LEFT', description: '2 unused embers go out.', modifier: -1.5 }],
      preview: [
        { key: 'embers.hazel', label: 'Embers of Hazel', before: 2, after: 1234, tone: 'good' },
        { key: 'next', label: 'Next to play', after: 'Rowan', tone: 'neutral' },
      ],
    };
    const changes = differenceOf(undefined, option, words)!.changes.map(({ what, after }) => [
      what,
      textOf(after),
    ]);
    expect(changes.slice(0, 5)).toEqual([
      ['chance', '1–99,5 %'],
      ['warning', 'EMBERS_LEFT 2 ungenutzte Gluten verlöschen. (-1,5)'],
      ['preview', 'Gluten von Hazel: 2 → 1.234'],
      ['preview', 'Als Nächstes am Zug: Rowan'],
      ['name', 'Zug beenden'],
    ]);
  });

  it('finds nothing where nothing is different', () => {
    const make = () =>
      createTable({ seed: 1, now: () => 0 })
        .adapter('X')
        .getSnapshot();
    expect(differencesBetween(make(), make())).toEqual([]);
  });

  it('tells what is new, what is gone, and whose numbers are others', async () => {
    const table = createEmberwood({ seed: 1 });
    const driver = createDriver(table);
    const before = table.adapter('hazel').getSnapshot();
    await driver.playOption('End turn');
    await driver.playOption('End turn');
    const differences = differencesBetween(before, table.adapter('hazel').getSnapshot());
    const embers = differences
      .flatMap(({ changes }) => changes)
      .find(({ before: was, after }) => textOf(was).includes('you have 1') && after !== null);
    expect(textOf(embers!.after)).toMatch(/you have 2/);
    expect(differences.some(({ kind }) => kind === 'appeared')).toBe(true);
  });
});

describe('lastChangeOf', () => {
  it('finds the two revisions between which an option changed last', async () => {
    const table = createTable({ seed: 1, now: () => 0 });
    const driver = createDriver(table);
    const revisions: RecordedRevision[] = [];
    const record = () => revisions.push({ snapshot: table.adapter('X').getSnapshot(), at: 0, painted: null });
    record();
    for (let ply = 0; ply < 3; ply += 1) {
      await driver.playRandom(ply, 1);
      record();
    }
    const [first] = table.adapter('X').getSnapshot().moves;
    expect(lastChangeOf(`place{"position":${String(first!.params['position'])}}`, revisions)).toEqual({
      from: 2,
      to: 3,
    });
    expect(lastChangeOf('nothing', revisions)).toBeNull();
  });
});
