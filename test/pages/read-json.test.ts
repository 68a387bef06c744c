import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt, readJson } from '../../stories/pages/playground/read-json.js';
import { runs } from '../runs.js';

/** The place and the message of the first fault, in one line. */
function faultIn(text: string): string {
  const reading = readJson(text);
  if (reading.kind === 'json') return 'none';
  const { line, column } = placeAt(text, reading.offset);
  return `${line}:${column} ${reading.message}`;
}

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      expect(readJson(text)).toMatchObject({ kind: 'json', value: JSON.parse(text) as unknown });
    }),
  );
});

test('refuses what JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', "'", ':'), (json, at, put) => {
      const place = at % (json.length + 1);
      const text = json.slice(0, place) + put + json.slice(place + 1);
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      expect(readJson(text).kind).toBe(parses ? 'json' : 'fault');
    }),
    { numRuns: runs(200, 20_000) },
  );
});

describe('says where it is wrong', () => {
  test.each([
    ['', '1:1 A value is missing here.'],
    ['{\n  "a": 1,\n}', '2:9 There is a comma too many before "}".'],
    ['[1,\n 2', '1:1 This bracket has no end: "]" is missing.'],
    ['[1\n 2]', '2:2 Expected a comma, or "]".'],
    ['{ a: 1 }', '1:3 Expected a name in double quotes.'],
    ['{ "a" 1 }', '1:7 Expected a colon after the name "a".'],
    ["['a']", "1:2 'a' is no value. Texts stand in double quotes."],
    ['["a]', '1:2 This text has no closing quotation mark.'],
    [String.raw`["a\q"]`, '1:4 There is no such character: a backslash is written twice.'],
    ['[] []', '1:4 Nothing may follow after the end.'],
    ['['.repeat(200_000), '1:1 It is nested too deeply.'],
  ])('%.20s', (text, fault) => {
    expect(faultIn(text)).toBe(fault);
  });
});

test('knows where everything stands, and what is nearest to what is not there', () => {
  const text = '{\n  "a": [1, { "b": 2 }]\n}';
  const reading = readJson(text);
  if (reading.kind === 'fault') throw new Error(reading.message);
  const placeOf = (...path: (string | number)[]) => {
    const { line, column } = placeAt(text, reading.offsetOf(path));
    return `${line}:${column}`;
  };
  expect(placeOf()).toBe('1:1');
  expect(placeOf('a', 1, 'b')).toBe('2:19');
  expect(placeOf('a', 1, 'c')).toBe('2:12');
  expect(placeOf('x')).toBe('1:1');
});
