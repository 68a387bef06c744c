import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  createGameStore,
  GameProvider,
  MoveComposer,
  OptionAxes,
  type EnumeratedMove,
} from '../../../src/index.js';
import { rest, timeFrames } from './frames.js';
import { Source } from './source.js';

const [WEAPONS, TARGETS, MODES] = [20, 50, 20];

/** Every weapon at every target in every mode: twenty thousand shots. */
function shots(): EnumeratedMove[] {
  return Array.from({ length: WEAPONS * TARGETS * MODES }, (_, at) => {
    const weapon = Math.floor(at / (TARGETS * MODES));
    const target = Math.floor(at / MODES) % TARGETS;
    const mode = at % MODES;
    const params = { weapon: `weapon-${weapon}`, target: `target-${target}`, mode };
    if ((weapon + target) % 3 !== 1) return { moveId: 'fire', playerId: 'ada', params, isValid: true };
    const range = { reason: `Target ${target} is out of range.`, errorCode: 'OUT_OF_RANGE' };
    return {
      moveId: 'fire',
      playerId: 'ada',
      params,
      isValid: false,
      validationError: range,
      validationErrors: [range],
    };
  });
}

/** Milliseconds for a pick among twenty thousand moves: by the index, by filtering each time, and on the screen. */
export async function measureNarrowing() {
  const source = new Source(0);
  source.publish(shots());
  const store = createGameStore(source);
  const { options } = store.getState();

  const made = performance.now();
  const index = new OptionAxes(options);
  const indexing = performance.now() - made;
  const started = performance.now();
  const left = index.narrow({ weapon: 'weapon-3' });
  const narrowing = performance.now() - started;
  if (left.options.length !== TARGETS * MODES) throw new Error(`${left.options.length} moves are left.`);

  const again = performance.now();
  const filtered = options.filter(({ params }) => params['weapon'] === 'weapon-3');
  const values = ['target', 'mode'].map((axis) => new Set(filtered.map(({ params }) => params[axis])));
  if (values[0]?.size !== TARGETS) throw new Error('Some targets are missing.');
  const filtering = performance.now() - again;

  const host = document.querySelector<HTMLElement>('#host')!;
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <GameProvider store={store}>
        <MoveComposer />
      </GameProvider>,
    ),
  );
  await rest();
  const first = await timeFrames(1, () => flushSync(() => store.select('weapon', 'weapon-3')));
  await rest();
  const second = await timeFrames(1, () => flushSync(() => store.select('target', 'target-7')));
  const elements = host.querySelectorAll('*').length;
  root.unmount();
  await rest();
  return { indexing, narrowing, filtering, first, second, elements };
}
