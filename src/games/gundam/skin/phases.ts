import type { Phase } from '../../../hooks/use-phase-tracker.js';
import type { Words } from '../../../hooks/words.js';

/** The phases of a turn, for a `PhaseTracker`. Before the first turn there is one more: the setup. */
export function gundamPhases(words: Words, current?: string): readonly Phase[] {
  const setup = { id: 'setup', name: words.say('gundam.phase-setup', {}, 'Setup') };
  return [
    ...(current === setup.id ? [setup] : []),
    { id: 'start', name: words.say('gundam.phase-start', {}, 'Start') },
    { id: 'draw', name: words.say('gundam.phase-draw', {}, 'Draw') },
    { id: 'resource', name: words.say('gundam.phase-resource', {}, 'Resource') },
    { id: 'main', name: words.say('gundam.phase-main', {}, 'Main') },
    { id: 'end', name: words.say('gundam.phase-end', {}, 'End') },
  ];
}
