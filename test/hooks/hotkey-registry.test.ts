import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HOTKEY_ORIGINS, HotkeyRegistry, type Hotkey } from '../../src/hooks/hotkey-registry.js';

function setUp() {
  const told: string[] = [];
  const ran: string[] = [];
  const stop = vi.fn<() => void>();
  const listen = vi.fn<() => () => void>(() => stop);
  const registry = new HotkeyRegistry(listen, (message) => told.push(message));
  let clock = 0;
  const add = (keys: string, name: string, more: Partial<Hotkey> = {}) =>
    registry.add(() => [
      { id: name, keys, name, origin: 'app', group: 'Keys', run: () => ran.push(name), ...more },
    ]);
  const press = (stroke: string, { after = 10, inField = false } = {}) => {
    clock += after;
    return registry.press(stroke, { at: clock, inField });
  };
  return { registry, told, ran, listen, stop, add, press };
}

const WHY = [{ code: 'NO', text: 'Not now.' }];

describe('a registry of hotkeys', () => {
  it('runs what a key belongs to, and says whether anybody wanted it', () => {
    const { add, press, ran } = setUp();
    const remove = add('u', 'Undo');
    expect(press('u')).toBe(true);
    expect(press('x')).toBe(false);
    remove();
    expect(press('u')).toBe(false);
    expect(ran).toEqual(['Undo']);
  });

  it('runs sequences, one key after the other, in time', () => {
    const { add, press, ran } = setUp();
    add('g i', 'Inbox');
    add('i', 'Inspect');
    expect(press('g')).toBe(true);
    press('i');
    press('g');
    press('i', { after: 1500 });
    press('g');
    press('g');
    press('i');
    expect(ran).toEqual(['Inbox', 'Inspect', 'Inbox']);
  });

  it('takes no key while somebody types, except one that types nothing and was meant for it', () => {
    const { add, press, ran } = setUp();
    add('u', 'Undo');
    add('Mod+K', 'Search', { inFields: true });
    add('Ctrl+B', 'Bold');
    for (const stroke of ['u', 'Control+b', 'Control+k', 'Meta+k']) press(stroke, { inField: true });
    expect(ran).toEqual(['Search', 'Search']);
  });

  it('asks what is unavailable too, so that it can say why; what is available comes first', () => {
    const { add, press, ran } = setUp();
    add('e', 'End phase', { reasons: WHY });
    press('e');
    add('e', 'End turn', { origin: 'game' });
    press('e');
    expect(ran).toEqual(['End phase', 'End turn']);
  });

  it('reports keys that two want, once, and says who answers', () => {
    const { registry, add, press, told, ran } = setUp();
    add('f', 'Hints', { origin: 'kit' });
    add('f', 'Fight', { origin: 'game' });
    registry.report();
    registry.report();
    press('f');
    expect(ran).toEqual(['Fight']);
    expect(told).toEqual([
      'moveset: the key "f" of "Hints" is taken by "Fight" (f). Only "Fight" answers it. Give one of them another key.',
    ]);
    expect(registry.list().map(({ hotkey, takenBy }) => [hotkey.name, takenBy?.name])).toEqual([
      ['Fight', undefined],
      ['Hints', 'Fight'],
    ]);
  });

  it('reports a key that no one gets to, because it begins with another', () => {
    const { registry, add, told } = setUp();
    add('g i', 'Inbox');
    add('g', 'Go', { origin: 'game' });
    registry.report();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('the key "g i" of "Inbox" is taken by "Go" (g)');
  });

  it('does not report what gives way, what is unavailable, or the same thing twice', () => {
    const { registry, add, told, press, ran } = setUp();
    add('1', 'Place', { origin: 'game' });
    add('1', 'First of the menu', { origin: 'spare' });
    add('e', 'End turn');
    add('e', 'End phase', { reasons: WHY });
    add('1', 'Place', { origin: 'game' });
    registry.report();
    expect(told).toEqual([]);
    expect(registry.list()).toHaveLength(4);
    press('1');
    expect(ran).toEqual(['Place']);
  });

  it('lets only chords work while it is muted', () => {
    const { registry, add, press, ran } = setUp();
    add('u', 'Undo');
    add('Ctrl+Z', 'Undo too');
    const unmute = registry.mute();
    expect(registry.muted).toBe(true);
    press('u');
    press('Control+z');
    unmute();
    press('u');
    expect(ran).toEqual(['Undo too', 'Undo']);
  });

  it('listens to keys only as long as somebody wants any, and tells of changes', () => {
    const { registry, add, listen, stop } = setUp();
    const heard = vi.fn<() => void>();
    registry.subscribe(heard);
    expect(listen).not.toHaveBeenCalled();
    const [one, two] = [add('a', 'A'), add('b', 'B')];
    one();
    expect(listen).toHaveBeenCalledOnce();
    expect(stop).not.toHaveBeenCalled();
    two();
    expect(stop).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('never runs two for one key, and runs what its list says answers it', () => {
    const keys = fc.constantFrom('a', 'b', 'a b', 'b a', 'a b a', 'Ctrl+A', 'Mod+A', '', '+');
    const hotkeys = fc.array(
      fc.record({ keys, origin: fc.constantFrom(...HOTKEY_ORIGINS), closed: fc.boolean() }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(hotkeys, (all) => {
        const { registry, add, press, ran, told } = setUp();
        for (const [at, { keys: own, origin, closed }] of all.entries())
          add(own, `${at}`, { origin, ...(closed && { reasons: WHY }) });
        registry.report();
        const listed = registry.list();
        const open = listed.filter(({ hotkey }) => !hotkey.reasons);
        const hidden = open.filter(({ takenBy, hotkey }) => takenBy && hotkey.origin !== 'spare');
        expect(new Set(told).size).toBe(told.length);
        expect(told.length).toBe(hidden.length);
        for (const { hotkey, takenBy } of open.filter((each) => /^[ab ]+$/.test(each.hotkey.keys))) {
          ran.length = 0;
          for (const [at, stroke] of hotkey.keys.split(' ').entries())
            press(stroke, { after: at === 0 ? 5000 : 10 });
          if (takenBy) expect(ran).not.toContain(hotkey.name);
          else expect(ran).toEqual([hotkey.name]);
        }
      }),
    );
  });
});
