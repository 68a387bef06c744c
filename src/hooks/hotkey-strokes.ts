/** The properties of a key event that tell one press from another. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const MODIFIERS: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  alt: 'Alt',
  option: 'Alt',
  shift: 'Shift',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
};

const NAMED: Readonly<Record<string, string>> = { space: ' ', esc: 'Escape', return: 'Enter', del: 'Delete' };

const ORDER = ['Control', 'Alt', 'Meta', 'Shift'];

/**
 * The ways to press some keys, each as its strokes: `g i` is one way of two strokes, `Mod+K` is Ctrl-K or Cmd-K. Nothing
 * for keys that nobody could press.
 */
export function strokesOf(keys: string): readonly (readonly string[])[] {
  const strokes = keys.split(/\s+/).filter((part) => part !== '');
  if (strokes.length === 0) return [];
  // Without Mod both ways are the same.
  const ways = ['Control', 'Meta'].map((mod) => strokes.map((stroke) => readStroke(stroke, mod)));
  return ways[0]!.join() === ways[1]!.join() ? [ways[0]!] : ways;
}

function readStroke(text: string, mod: string): string {
  // A plus at the end is the key itself.
  const parts = text.split(/\+(?=.)/);
  const last = parts.at(-1)!;
  const modifiers = parts
    .slice(0, -1)
    .map((part) => (/^mod$/i.test(part) ? mod : (MODIFIERS[part.toLowerCase()] ?? part)));
  const key = NAMED[last.toLowerCase()] ?? last;
  // Without other modifiers a capital letter is typed with Shift; beside them it only names the key.
  if (key.length > 1 || modifiers.length === 0) return write(modifiers, key);
  const rest = modifiers.filter((each) => each !== 'Shift');
  return write(rest, rest.length < modifiers.length ? key.toUpperCase() : key.toLowerCase());
}

function write(modifiers: readonly string[], key: string): string {
  return [...ORDER.filter((each) => modifiers.includes(each)), key].join('+');
}

/** A press of a key as a stroke; `null` for a modifier alone, or a key that begins a character. */
export function strokeOf(event: KeyPress): string | null {
  const { ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ORDER.includes(event.key) || event.key === 'AltGraph' || event.key === 'Dead') return null;
  const key = keyOf(event);
  // Where AltGr types a character, it is part of that character.
  const isCharacter = event.key.length === 1 && event.getModifierState('AltGraph');
  const modifiers = [
    ctrlKey && !isCharacter && 'Control',
    altKey && !isCharacter && 'Alt',
    metaKey && 'Meta',
    // Of a character, Shift is a part.
    shiftKey && key.length > 1 && 'Shift',
  ].filter((each) => each !== false);
  return write(modifiers, key);
}

/** The key that was pressed: a letter as Shift has it, whatever Caps Lock says, and as it is engraved in Latin letters. */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  const letter = /^\p{L}$/u.test(key) ? (isAscii(key) ? key : (latin ?? key)) : null;
  if (letter === null) return key;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

function isAscii(key: string): boolean {
  return key.charCodeAt(0) < 128;
}

/** Whether a stroke is made with Ctrl, Alt or Meta, and so types nothing. */
export function isChord(stroke: string): boolean {
  return /^(?:Control|Alt|Meta)\+/.test(stroke);
}
