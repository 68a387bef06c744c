import type { Command } from '../protocol/command.js';

/** What may arrive instead of a sound command. */
export function malformedCommands(sound: Command): unknown[] {
  const { commandId: _id, ...nameless } = sound;
  const { revision: _revision, ...timeless } = sound;
  const { moveId: _moveId, ...aimless } = sound;
  const { params: _params, ...bare } = sound;
  return [
    ...[null, undefined, 42, 'play', true, [], {}],
    ...[nameless, timeless, aimless, bare],
    ...['', 7, null].map((commandId) => ({ ...sound, commandId })),
    ...[-1, sound.revision + 0.5, String(sound.revision), null, Number.NaN].map((revision) => ({
      ...sound,
      revision,
    })),
    ...['', 7, null, ['play']].map((moveId) => ({ ...sound, moveId })),
    ...[null, 'all', [1], 7].map((params) => ({ ...sound, params })),
    ...['all', [1], [[1]], null].map((targets) => ({ ...sound, targets })),
    { ...sound, sourceCardId: 7 },
  ];
}
