import { afterPaint } from './after-paint.js';
import type { Answer, BatchAnswer, Command } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { Reason } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { createInspection, kept, type CallKind, type Inspection } from './inspection.js';

/** How an adapter is inspected. */
export interface InspectOptions {
  /** How many revisions are kept; 50, unless said otherwise. */
  readonly revisions?: number;
  /** How many questions are kept; 200, unless said otherwise. */
  readonly calls?: number;
}

const REFUSED: Reason = {
  code: 'REFUSED_BY_INSPECTOR',
  text: 'The inspector was asked to refuse this command.',
};

/**
 * The same adapter, watched: what it publishes and how long its answers take is remembered, and it can be slowed down or
 * made to refuse. Give the result to `GameProvider`, and `Inspector` shows it. The kit knows nothing of this.
 */
export function inspect<View>(
  adapter: EngineAdapter<View>,
  { revisions: mostRevisions = 50, calls: mostCalls = 200 }: InspectOptions = {},
): EngineAdapter<View> {
  let calls = 0;

  function record(): void {
    const snapshot = published(adapter);
    const { revisions } = inspection.getState();
    if (!snapshot || revisions.at(-1)?.snapshot === snapshot) return;
    const at = performance.now();
    const entry = { snapshot, at, painted: null };
    inspection.setState({ revisions: kept(revisions, entry, mostRevisions) });
    afterPaint(() => {
      const painted = performance.now() - at;
      inspection.setState((state) => ({
        revisions: state.revisions.map((known) => (known === entry ? { ...known, painted } : known)),
      }));
    });
  }

  async function timed<T>(kind: CallKind, about: string, ask: () => Promise<T>): Promise<T> {
    const id = (calls += 1);
    const begun = performance.now();
    const entry = { id, kind, about, took: null, outcome: 'waiting' };
    inspection.setState((state) => ({ calls: kept(state.calls, entry, mostCalls) }));
    const settle = (outcome: string) => {
      const took = performance.now() - begun;
      inspection.setState((state) => ({
        calls: state.calls.map((call) => (call.id === id ? { ...call, took, outcome } : call)),
      }));
    };
    try {
      await held(inspection);
      const answer = await ask();
      settle(statusOf(answer));
      return answer;
    } catch (error) {
      settle('failed');
      throw error;
    }
  }

  /** The same question, timed; nothing where the adapter cannot be asked. Commands say how they are refused. */
  function asked<Given extends unknown[], Answered>(
    kind: CallKind,
    ask: ((...given: Given) => Promise<Answered>) | undefined,
    about: (...given: Given) => string,
    refuse?: (...given: Given) => Answered,
  ): ((...given: Given) => Promise<Answered>) | undefined {
    if (!ask) return undefined;
    return (...given) =>
      timed(kind, about(...given), async () => {
        if (!refuse || !inspection.getState().refusing) return ask.apply(adapter, given);
        inspection.setState({ refusing: false });
        return refuse(...given);
      });
  }

  const watched = offered<View>({
    getSnapshot: () => adapter.getSnapshot(),
    subscribe: (listener: () => void) =>
      adapter.subscribe(() => {
        record();
        listener();
      }),
    execute: asked('execute', adapter.execute, aboutCommand, refused),
    executeAll: asked('executeAll', adapter.executeAll, aboutCommands, allRefused),
    preview: asked('preview', adapter.preview, aboutCommand),
    explain: asked('explain', adapter.explain, aboutCommand),
    forecast: asked('forecast', adapter.forecast, aboutCommands),
    undo: asked('undo', adapter.undo, aboutPosition, refused),
    redo: asked('redo', adapter.redo, aboutPosition, refused),
    recall: asked('recall', adapter.recall, aboutPosition),
    course: asked('course', adapter.course, (from, to) => `${from}–${to}`),
    enumerate: asked('enumerate', adapter.enumerate, (moveId) => moveId),
    dispose: adapter.dispose && (() => adapter.dispose?.()),
  });
  const inspection = createInspection(watched as EngineAdapter<never>);
  record();
  return watched;
}

/** Every method there is to adapters, by name: one that is new to them is missed by the compiler. */
type Methods<View> = {
  readonly [Name in keyof EngineAdapter<View>]-?: EngineAdapter<View>[Name] | undefined;
};

/** An adapter of those methods that there are: the kit offers what an adapter has. */
function offered<View>(methods: Methods<View>): EngineAdapter<View> {
  const there = Object.entries(methods).filter(([, method]) => method !== undefined);
  return Object.fromEntries(there) as unknown as EngineAdapter<View>;
}

const aboutCommand = (command: Command) => command?.moveId ?? '';
const aboutCommands = (commands: readonly Command[]) =>
  Array.isArray(commands) ? commands.map(aboutCommand).join(', ') : '';
const aboutPosition = (position?: number) => `${position ?? ''}`;

const refused = (): Answer => ({ status: 'rejected', reasons: [REFUSED] });
const allRefused = (commands: readonly Command[]): BatchAnswer => ({
  status: 'rejected',
  refusals: Array.isArray(commands) ? commands.map(() => [REFUSED]) : [],
});

/** What an adapter publishes; nothing where it cannot even say that. */
function published(adapter: EngineAdapter): Snapshot | null {
  try {
    return adapter.getSnapshot();
  } catch {
    return null;
  }
}

/** Waits as long as the inspection wants. */
function held(inspection: Inspection): Promise<void> | undefined {
  const { latency } = inspection.getState();
  if (latency <= 0) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, latency);
  });
}

function statusOf(answer: unknown): string {
  const status: unknown = (answer as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'string' ? status : 'answered';
}
