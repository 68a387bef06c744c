import { afterPaint } from '../hooks/after-paint.js';
import type { Answer, Command } from '../protocol/command.js';
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

  /** A command, unless it is to be refused. */
  function commanded(ask: () => Promise<Answer>): () => Promise<Answer> {
    return () => {
      if (!inspection.getState().refusing) return ask();
      inspection.setState({ refusing: false });
      return Promise.resolve({ status: 'rejected', reasons: [REFUSED] });
    };
  }

  const about = (command: Command) => command?.moveId ?? '';
  const { preview, explain, forecast, enumerate, undo, redo } = adapter;
  const watched: EngineAdapter<View> = {
    ...adapter,
    getSnapshot: () => adapter.getSnapshot(),
    subscribe: (listener) =>
      adapter.subscribe(() => {
        record();
        listener();
      }),
    execute: (command) =>
      timed(
        'execute',
        about(command),
        commanded(() => adapter.execute(command)),
      ),
    ...(preview && {
      preview: (command) => timed('preview', about(command), () => preview.call(adapter, command)),
    }),
    ...(explain && {
      explain: (command) => timed('explain', about(command), () => explain.call(adapter, command)),
    }),
    ...(forecast && {
      forecast: (commands) =>
        timed('forecast', Array.isArray(commands) ? commands.map(about).join(', ') : '', () =>
          forecast.call(adapter, commands),
        ),
    }),
    ...(enumerate && {
      enumerate: (moveId) => timed('enumerate', moveId, () => enumerate.call(adapter, moveId)),
    }),
    ...(undo && {
      undo: (position) =>
        timed(
          'undo',
          `${position ?? ''}`,
          commanded(() => undo.call(adapter, position)),
        ),
    }),
    ...(redo && {
      redo: (position) =>
        timed(
          'redo',
          `${position ?? ''}`,
          commanded(() => redo.call(adapter, position)),
        ),
    }),
    ...(adapter.dispose && { dispose: () => adapter.dispose!() }),
  };
  const inspection = createInspection(watched as EngineAdapter<never>);
  record();
  return watched;
}

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
