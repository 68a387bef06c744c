import type { Reason } from '../protocol/reason.js';
import { isChord, strokesOf } from './hotkey-strokes.js';

/**
 * Whose keys they are, the strongest first: the app's, those the engine gave its options, the kit's own, and those that
 * give way to all others without a word, such as the digits of a menu.
 */
export const HOTKEY_ORIGINS = ['app', 'game', 'kit', 'spare'] as const;
/** One of `HOTKEY_ORIGINS`. */
export type HotkeyOrigin = (typeof HOTKEY_ORIGINS)[number];

/** Something that a key, or one key after the other, does. */
export interface Hotkey {
  /** Names it within its registry: two of the same name are one. */
  readonly id: string;
  /** The keys: `u`, `g i` for one after the other, `Ctrl+K`, `Mod+K` for Ctrl or Cmd. */
  readonly keys: string;
  /** What it does, as players read it. */
  readonly name: string;
  readonly origin: HotkeyOrigin;
  /** The heading it stands under in the list of keys. */
  readonly group: string;
  /** Everything that stands in the way now; with none, it works. */
  readonly reasons?: readonly Reason[];
  /** Whether it also works while somebody types into a field; only together with Ctrl, Alt or Meta. */
  readonly inFields?: boolean;
  /** Does it. Also called while there are reasons against it, to say so: nothing is refused silently. */
  run(): void;
}

/** A hotkey as it stands among all others. */
export interface ActiveHotkey {
  readonly hotkey: Hotkey;
  /** What answers these keys instead; nothing where this one does. */
  readonly takenBy: Hotkey | null;
}

/** How a key was pressed. */
export interface Stroke {
  /** When, in milliseconds: strokes of a sequence follow one another. */
  readonly at: number;
  /** Whether somebody is typing into a field. */
  readonly inField?: boolean;
}

/** How long after a key the next one still belongs to the same sequence, in milliseconds. */
const SEQUENCE_TIME = 1000;

/** All keys of one game on one page. Whoever wants a key registers it here, so that no two answer the same one. */
export class HotkeyRegistry {
  /** Rises whenever hotkeys were added, removed or changed. */
  version = 0;
  readonly #sources = new Set<() => readonly Hotkey[]>();
  readonly #listeners = new Set<() => void>();
  readonly #mutes = new Set<symbol>();
  readonly #players = new Set<symbol>();
  readonly #reported = new Set<string>();
  readonly #listen: (registry: HotkeyRegistry) => () => void;
  readonly #warn: (message: string) => void;
  #stop: (() => void) | null = null;
  #typed = '';
  #typedAt = -Infinity;

  /** `listen` begins to bring key presses when somebody wants them; `warn` gets messages for developers about conflicts. */
  constructor(
    listen: (registry: HotkeyRegistry) => () => void = () => () => {},
    warn: (message: string) => void = (message) => console.warn(message),
  ) {
    this.#listen = listen;
    this.#warn = warn;
  }

  /** Adds hotkeys, read whenever a key is pressed; returns the way to remove them. */
  add(source: () => readonly Hotkey[]): () => void {
    const remove = this.#join(this.#sources, () => source());
    this.#stop ??= this.#listen(this);
    return () => {
      remove();
      if (this.#sources.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  /** Lets only keys work that are pressed together with Ctrl, Alt or Meta; returns the way back. */
  mute(): () => void {
    return this.#join(this.#mutes, Symbol('mute'));
  }

  /** Whether single keys are switched off. */
  get muted(): boolean {
    return this.#mutes.size > 0;
  }

  /** Says that the keys which the engine gave its options are answered; returns the way to take that back. */
  playOptions(): () => void {
    return this.#join(this.#players, Symbol('player'));
  }

  /** Whether the keys of options do something now: only then are they worth showing. */
  get playsOptions(): boolean {
    return this.#players.size > 0 && !this.muted;
  }

  /** Calls back when hotkeys were added, removed or changed; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Says that hotkeys have changed. */
  touch(): void {
    this.version += 1;
    for (const listener of [...this.#listeners]) listener();
  }

  /** All hotkeys there are now, by origin and as they came, and which of them another one has taken the keys of. */
  list(): readonly ActiveHotkey[] {
    const all = this.#all();
    const open = all.filter(isOpen);
    return all.map((hotkey) => ({ hotkey, takenBy: takerOf(hotkey, open) }));
  }

  /** Tells a developer, once for each, of keys that two want at the same time. */
  report(): void {
    for (const { hotkey, takenBy } of this.list()) {
      if (!takenBy || hotkey.origin === 'spare' || !isOpen(hotkey)) continue;
      const message =
        `moveset: the key "${hotkey.keys}" of "${hotkey.name}" is taken by "${takenBy.name}" (${takenBy.keys}). ` +
        `Only "${takenBy.name}" answers it. Give one of them another key.`;
      if (!this.#reported.has(message)) this.#warn(message);
      this.#reported.add(message);
    }
  }

  /** Runs what a stroke completes. Says whether anything was waiting for it. */
  press(stroke: string, when: Stroke): boolean {
    const match = this.#match(stroke, when);
    this.#typed = match && !match.exact ? match.typed : '';
    this.#typedAt = when.at;
    if (match?.exact) {
      this.report();
      match.exact.run();
    }
    return match !== null;
  }

  /** Whether a stroke would do something, or begin a sequence that does. Presses nothing. */
  wants(stroke: string, when: Stroke): boolean {
    return this.#match(stroke, when) !== null;
  }

  /** The strokes so far, and the hotkey that they complete, if any; `null` where nothing waits for them. */
  #match(stroke: string, { at, inField = false }: Stroke): { typed: string; exact?: Hotkey } | null {
    if ((inField || this.muted) && !isChord(stroke)) return null;
    const usable = this.#all().filter((hotkey) => !inField || hotkey.inFields === true);
    // What works comes before what can only say why not.
    const ranked = usable.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
    const goesOn = this.#typed !== '' && at - this.#typedAt < SEQUENCE_TIME;
    // A key that does not go on with the sequence may begin a new one.
    for (const typed of goesOn ? [`${this.#typed}${THEN}${stroke}`, stroke] : [stroke]) {
      const exact = ranked.find((hotkey) => sequencesOf(hotkey).includes(typed));
      const longer = ranked.find((hotkey) => sequencesOf(hotkey).some((way) => way.startsWith(typed + THEN)));
      if (exact && (isOpen(exact) || !longer || !isOpen(longer))) return { typed, exact };
      if (longer) return { typed };
    }
    return null;
  }

  /** The strongest origin first. */
  #all(): readonly Hotkey[] {
    const byId = new Map<string, Hotkey>();
    for (const hotkey of [...this.#sources].flatMap((source) => source()))
      if (!byId.has(hotkey.id)) byId.set(hotkey.id, hotkey);
    const rank = ({ origin }: Hotkey) => HOTKEY_ORIGINS.indexOf(origin);
    return [...byId.values()]
      .filter((hotkey) => sequencesOf(hotkey).length > 0)
      .toSorted((a, b) => rank(a) - rank(b));
  }

  #join<Member>(set: Set<Member>, member: Member): () => void {
    set.add(member);
    this.touch();
    return () => {
      set.delete(member);
      this.touch();
    };
  }
}

const isOpen = ({ reasons = [] }: Hotkey) => reasons.length === 0;

/** What answers the keys of a hotkey, or the first of them, before it could; the strongest of those. */
function takerOf(hotkey: Hotkey, open: readonly Hotkey[]): Hotkey | null {
  const beginnings = strokesOf(hotkey.keys).flatMap((strokes) =>
    strokes.map((_, index) => strokes.slice(0, index + 1).join(THEN)),
  );
  const takers = beginnings.map((keys) => open.find((other) => sequencesOf(other).includes(keys)));
  return takers.find((taker) => taker && taker !== hotkey) ?? null;
}

/** Between two strokes: no stroke has it in it. */
const THEN = '\n';

const sequencesOf = ({ keys }: Hotkey) => strokesOf(keys).map((strokes) => strokes.join(THEN));
