/** The properties of a key event that tell one press from another. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const MODIFIERS = ['Control', 'Alt', 'Meta', 'Shift'] as const;

const ALIASES: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  alt: 'Alt',
  option: 'Alt',
  shift: 'Shift',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  space: ' ',
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
};

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
  const names = text.split(/\+(?=.)/).map((name) => ({ ...ALIASES, mod })[name.toLowerCase()] ?? name);
  const key = names.at(-1)!;
  const modifiers = MODIFIERS.filter((each) => names.includes(each));
  // Without other modifiers a capital letter is typed with Shift; beside them it only names the key.
  if (key.length > 1 || modifiers.length === 0) return [...modifiers, key].join('+');
  const shifted = modifiers.includes('Shift') ? key.toUpperCase() : key.toLowerCase();
  return [...modifiers.filter((each) => each !== 'Shift'), shifted].join('+');
}

/** A press of a key as a stroke; `null` for a modifier alone, or a key that begins a character. */
export function strokeOf(event: KeyPress): string | null {
  if ([...MODIFIERS, 'AltGraph', 'Dead'].includes(event.key)) return null;
  const key = keyOf(event);
  const isCharacter = key.length === 1;
  // Where AltGr types a character, it is part of that character.
  const isAltGr = isCharacter && event.getModifierState('AltGraph');
  const pressed = {
    Control: event.ctrlKey && !isAltGr,
    Alt: event.altKey && !isAltGr,
    Meta: event.metaKey,
    // Of a character, Shift is a part.
    Shift: event.shiftKey && !isCharacter,
  };
  return [...MODIFIERS.filter((each) => pressed[each]), key].join('+');
}

/** The key that was pressed: a letter as Shift has it, whatever Caps Lock says, and as it is engraved in Latin letters. */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /[a-z]/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** Whether a stroke is made with Ctrl, Alt or Meta, and so types nothing. */
export function isChord(stroke: string): boolean {
  return /^(?:Control|Alt|Meta)\+/.test(stroke);
}
