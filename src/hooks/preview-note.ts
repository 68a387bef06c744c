import type { UsePreviewResult } from './use-preview.js';
import type { Words } from './words.js';

/** What to say where an engine does not answer what an option would do; nothing where it does, or still may. */
export function previewNote(preview: UsePreviewResult, words: Words): string | null {
  if (preview.status === 'failed')
    return words.say('preview-panel.failed', {}, 'What this would do is not known.');
  if (preview.status === 'loading' && preview.overdue)
    return words.say('preview-panel.overdue', {}, 'The game has not yet said what this would do.');
  return null;
}
