import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { readPasted, type Pasted } from '../../stories/pages/playground/read-pasted.js';

const atlas = readFileSync(join(import.meta.dirname, '../../stories/fixtures/atlas-report.json'), 'utf8');

const names = ({ snapshot }: Pasted) => (snapshot ? optionsOf(snapshot).map(({ name }) => name) : null);
const said = ({ problems }: Pasted) =>
  problems.map(({ line, where, message }) => `line ${line}: ${where ? `${where}: ` : ''}${message}`);

const move = (more: string) =>
  `{ "moveId": "m", "playerId": "ann", "params": { "n": 1 }, "isValid": true${more} }`;

test('a report becomes options, in its phase', () => {
  const pasted = readPasted(atlas);
  expect(said(pasted)).toEqual([]);
  expect(names(pasted)).toHaveLength(3);
  expect(pasted.snapshot?.flow.phase).toBe('WEAPON_ATTACK');
});

test('a list of moves belongs to whoever they are for', () => {
  const pasted = readPasted(`[${move('')}]`);
  expect(pasted.snapshot).toMatchObject({ seat: 'ann', players: [{ id: 'ann' }] });
  expect(names(pasted)).toHaveLength(1);
});

test('one move, and a list of reports, are understood, too', () => {
  expect(names(readPasted(move('')))).toHaveLength(1);
  expect(names(readPasted(`[${atlas}]`))).toHaveLength(3);
});

test('a broken entry is named by its line, all that is wrong with it, and the rest lives', () => {
  const pasted = readPasted(`[
  ${move('')},
  { "moveId": "", "playerId": "ann",
    "isValid": "yes" },
  7
]`);
  expect(said(pasted)).toEqual([
    'line 3: [1].params: "params" is missing.',
    'line 3: [1].moveId: Expected a name.',
    'line 4: [1].isValid: Expected true or false.',
    'line 5: [2]: Expected an object.',
  ]);
  expect(names(pasted)).toHaveLength(1);
});

test('what no schema sees is said as well: two different options under one id', () => {
  const pasted = readPasted(`[${move('')},\n${move(', "metadata": { "displayName": "Other" }')}]`);
  expect(said(pasted)).toEqual([
    expect.stringContaining('line 2: [1]: It has the same id as another option') as string,
  ]);
});

test('an action that is wrong does not take its report with it', () => {
  const pasted = readPasted(atlas.replace('"successChance": 58', '"successChance": 158'));
  expect(said(pasted)).toEqual(['line 9: actions[0].successChance: Expected a number from 0 to 100.']);
  expect(names(pasted)).toHaveLength(2);
});

test('a snapshot keeps its frame, and a fault in it is named', () => {
  const pasted = readPasted(`{ "moves": [${move('')}],\n"revision": -1,\n"seat": "ann", "reports": {} }`);
  expect(said(pasted)).toEqual([
    'line 2: revision: Expected a whole number.',
    'line 3: reports: Expected a list.',
  ]);
  expect(pasted.snapshot?.seat).toBe('ann');
  expect(names(pasted)).toHaveLength(1);
});

test('what is no JSON, or something else, is said in one sentence', () => {
  expect(said(readPasted('[1,]'))).toEqual(['line 1: There is a comma too many before "]".']);
  expect(said(readPasted('{ "hello": 1 }'))).toEqual([
    expect.stringMatching(/^line 1: Expected a report/) as string,
  ]);
});

test('a byte order mark before it is not part of it', () => {
  const pasted = readPasted(`\uFEFF[${move(', "isValid": "yes"')}]`);
  expect(pasted.problems).toMatchObject([{ line: 1, where: '[0].isValid' }]);
  expect(said(readPasted(`\uFEFF${atlas}`))).toEqual([]);
});

test('the bare actions of a report are to be wrapped in one', () => {
  const { actions } = JSON.parse(atlas) as { actions: unknown };
  expect(said(readPasted(JSON.stringify(actions)))).toEqual([
    'line 1: This is the list of actions of a report. Whose they are, and in which phase, is not said. Wrap it: { "unitId": "…", "phase": "…", "actions": [ … ] }.',
  ]);
});

test('a part of the wrong kind is said with what was expected', () => {
  expect(said(readPasted(`[${move(', "validationErrors": 7')}]`))).toEqual([
    'line 1: [0].validationErrors: Expected a list.',
  ]);
});
