import { describe, expect, it } from 'vitest';
import { createWords, reasonsText } from '../../src/hooks/words.js';
import { formatMessage, type Message } from '../../src/protocol/message.js';

const MOVES: Message = { one: '{count} move', other: '{count} moves' };

describe('formatMessage', () => {
  it.each<[Message, Record<string, unknown>, string, string]>([
    ['{name} wins', { name: 'Ada' }, 'en', 'Ada wins'],
    ['{points} points', { points: 12345.5 }, 'en', '12,345.5 points'],
    ['{points} Punkte', { points: 12345.5 }, 'de', '12.345,5 Punkte'],
    [MOVES, { count: 1 }, 'en', '1 move'],
    [MOVES, { count: 0 }, 'en', '0 moves'],
    [MOVES, {}, 'en', '{count} moves'],
    [{ few: '{count} ruchy', other: '{count} ruchów' }, { count: 3 }, 'pl', '3 ruchy'],
    ['{cards} fall', { cards: ['Fox', 'Owl', 'Bear'] }, 'en', 'Fox, Owl, and Bear fall'],
    ['{name}', { name: '{count}', count: 2 }, 'en', '{count}'],
    ['{toString}', {}, 'en', '{toString}'],
  ])('of %j with %j in %s is %j', (message, params, locale, text) =>
    expect(formatMessage(message, params, locale)).toBe(text),
  );
});

describe('words', () => {
  const reason = { code: 'TOO_DEAR', text: 'Costs {8}', context: { required: 8, available: 5 } };

  it('leave what the engine wrote as it is where the language has nothing', () => {
    expect(reasonsText([reason])).toBe('Costs {8} (needs 3 more)');
  });

  it('say a reason by its code, with the values behind it', () => {
    const german = createWords({
      locale: 'de',
      messages: { TOO_DEAR: 'Kostet {required}, vorhanden {available}', 'reason.gap': 'es fehlen {count}' },
    });
    expect(reasonsText([reason], german)).toBe('Kostet 8, vorhanden 5 (es fehlen 3)');
  });

  it('ask a resolver with code, values and the text to fall back on', () => {
    const words = createWords({
      locale: 'en',
      resolve: (code, params, fallback) => `${code} ${Object.keys(params).join()} ${fallback}`,
    });
    expect(words.say('hello', { name: 'Ada' }, 'Hello {name}')).toBe('hello name Hello Ada');
  });
});
