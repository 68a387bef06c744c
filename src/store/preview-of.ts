import { commandFor } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { previewShape } from '../protocol/validate/preview-shape.js';
import type { GameStore } from './game-store.js';
import { readable } from './readable.js';
import { selectOption } from './selectors.js';

// One answer per snapshot and option: a preview never changes within a revision.
const asked = new WeakMap<Snapshot, Map<OptionId, Promise<readonly PreviewMetric[]>>>();

/** The predicted outcome of an option: published with it, or asked for once. */
export function previewOf(store: GameStore, id: OptionId): Promise<readonly PreviewMetric[]> {
  const { snapshot } = store.getState();
  const answers = asked.get(snapshot) ?? new Map<OptionId, Promise<readonly PreviewMetric[]>>();
  asked.set(snapshot, answers);
  const answer = answers.get(id) ?? ask(store, id);
  answers.set(id, answer);
  return answer;
}

async function ask({ adapter, getState }: GameStore, id: OptionId): Promise<readonly PreviewMetric[]> {
  const option = selectOption(getState(), id);
  if (option?.kind !== 'available') return [];
  if (option.preview.length > 0 || !adapter.preview) return option.preview;
  const metrics = await adapter.preview(commandFor(option, getState().snapshot));
  return readable(previewShape, `preview of "${option.name}"`, metrics);
}
