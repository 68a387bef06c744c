import { describe, expect, it } from 'vitest';
import { endingText, toldText } from '../../src/hooks/told-text.js';
import { timelineEntry } from '../../src/hooks/timeline-entry.js';
import { createWords, ENGLISH } from '../../src/hooks/words.js';

const german = createWords({
  locale: 'de',
  messages: {
    FALLS: '{card} fällt.',
    COLD: 'Der Herd von {player} ist kalt.',
    'timeline.hidden': 'Verdeckt',
  },
});
const PLAYERS = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bob' },
];

describe('what the game tells', () => {
  it('is said by its code, and as it came where nobody knows it', () => {
    const falls = { text: 'Fox falls.', code: 'FALLS', context: { card: 'Fuchs' } };
    expect(toldText(falls, german)).toBe('Fuchs fällt.');
    expect(toldText(falls, ENGLISH)).toBe('Fox falls.');
    expect(toldText({ text: 'Fox falls.' }, german)).toBe('Fox falls.');
    expect(toldText({ text: 'Fox rises.', code: 'RISES' }, german)).toBe('Fox rises.');
  });

  it('has an ending only when it has ended', () => {
    const over = {
      kind: 'over',
      winner: null,
      reason: 'Cold.',
      code: 'COLD',
      context: { player: 'Ann' },
    } as const;
    expect(endingText(over, german)).toBe('Der Herd von Ann ist kalt.');
    expect(endingText(over, ENGLISH)).toBe('Cold.');
    expect(endingText({ kind: 'playing' }, german)).toBeNull();
  });
});

describe('an entry of a timeline', () => {
  const told = (text: string) => ({ position: 2, player: 'a', entries: [{ id: '2', text }] });

  it('names who played where the words do not', () => {
    expect(timelineEntry(2, 3, told('Ann takes one'), PLAYERS, ENGLISH).unnamed).toBe(false);
    expect(timelineEntry(2, 3, told('Takes one'), PLAYERS, ENGLISH)).toMatchObject({
      text: 'Takes one',
      player: PLAYERS[0],
      unnamed: true,
      now: false,
      takenBack: false,
    });
  });

  it('says that a move may not be seen, and that one is not known yet', () => {
    const hidden = { position: 2, player: null, entries: [] };
    expect(timelineEntry(2, 1, hidden, PLAYERS, german)).toMatchObject({
      text: 'Verdeckt',
      player: undefined,
      unnamed: false,
      takenBack: true,
    });
    expect(timelineEntry(2, 2, undefined, PLAYERS, ENGLISH)).toMatchObject({ text: '…', now: true });
    expect(timelineEntry(0, 2, undefined, PLAYERS, ENGLISH).text).toBe('Before the first move');
  });
});
