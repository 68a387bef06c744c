import { describe, expect, it } from 'vitest';
import { isChord, strokeOf, strokesOf, type KeyPress } from '../../src/hooks/hotkey-strokes.js';

const pressed = (key: string, more: Partial<KeyPress> & { altGraph?: boolean } = {}): string | null =>
  strokeOf({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => more.altGraph === true,
    ...more,
  });

describe('the keys of a hotkey', () => {
  it.each([
    ['u', [['u']]],
    ['U', [['U']]],
    ['g i', [['g', 'i']]],
    [' g   i ', [['g', 'i']]],
    ['Ctrl+K', [['Control+k']]],
    ['Shift+Ctrl+k', [['Control+K']]],
    ['Mod+K', [['Control+k'], ['Meta+k']]],
    ['Shift+Enter', [['Shift+Enter']]],
    ['+', [['+']]],
    ['Ctrl++', [['Control++']]],
    ['Space', [[' ']]],
    ['?', [['?']]],
    ['', []],
    ['  ', []],
  ])('%j are the strokes %j', (keys, strokes) => {
    expect(strokesOf(keys)).toEqual(strokes);
  });
});

describe('a press of a key', () => {
  it('is a stroke with its modifiers; of a character, Shift is a part', () => {
    expect(pressed('u')).toBe('u');
    expect(pressed('?', { shiftKey: true })).toBe('?');
    expect(pressed('k', { ctrlKey: true })).toBe('Control+k');
    expect(pressed('K', { ctrlKey: true, shiftKey: true })).toBe('Control+K');
    expect(pressed('Enter', { shiftKey: true })).toBe('Shift+Enter');
    expect(pressed('Shift', { shiftKey: true })).toBeNull();
    expect(pressed('Dead')).toBeNull();
  });

  it('does not care for Caps Lock', () => {
    expect(pressed('U')).toBe('u');
    expect(pressed('u', { shiftKey: true })).toBe('U');
  });

  it('means the Latin letter where another script is typed, and the character where AltGr types one', () => {
    expect(pressed('г', { code: 'KeyU' })).toBe('u');
    expect(pressed('ü', { code: 'BracketLeft' })).toBe('ü');
    expect(pressed('@', { ctrlKey: true, altKey: true, altGraph: true })).toBe('@');
  });

  it('types nothing with Ctrl, Alt or Meta', () => {
    expect(['Control+k', 'Alt+a', 'Meta+k', 'Control+Shift+Enter'].every(isChord)).toBe(true);
    expect(['k', 'K', '+', 'Shift+Enter'].some(isChord)).toBe(false);
  });
});
