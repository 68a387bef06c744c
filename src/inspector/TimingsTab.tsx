import type { ReactNode } from 'react';
import type { Words } from '../hooks/words.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { CallKind } from './inspection.js';
import { Unwatched } from './Unwatched.js';
import { useInspection } from './use-inspection.js';

const SHOWN = 20;

/** How long answers and the way to the screen take, and how often parts are rendered. */
export function TimingsTab(): ReactNode {
  const words = useWords();
  const { watched, revisions, calls, renders } = useInspection();
  if (!watched) return <Unwatched />;
  const time = (milliseconds: number | null) => timeText(milliseconds, words);
  return (
    <>
      <TimeTable
        caption={words.say('inspector.to-screen', {}, 'From a new revision to the screen')}
        heads={[
          words.say('inspector.revision', {}, 'Revision'),
          words.say('inspector.options', {}, 'Options'),
          words.say('inspector.on-screen', {}, 'On screen after'),
        ]}
        rows={revisions
          .slice(-SHOWN)
          .toReversed()
          .map(({ snapshot, painted }) => [
            `${snapshot.revision}`,
            `${snapshot.moves.length + snapshot.reports.length}`,
            time(painted),
          ])}
        empty={words.say('inspector.no-revision', {}, 'No revision has been published yet.')}
      />
      <TimeTable
        caption={words.say('inspector.questions', {}, 'Questions to the adapter')}
        heads={[
          words.say('inspector.asked', {}, 'Asked'),
          words.say('inspector.about', {}, 'About'),
          words.say('inspector.answer', {}, 'Answer'),
          words.say('inspector.after', {}, 'After'),
        ]}
        rows={calls
          .slice(-SHOWN)
          .toReversed()
          .map(({ kind, about, outcome, took }) => [
            kindText(kind, words),
            <code key="about">{about}</code>,
            outcomeText(outcome, words),
            time(took),
          ])}
        empty={words.say('inspector.no-question', {}, 'The adapter has not been asked anything yet.')}
      />
      <TimeTable
        caption={words.say('inspector.renders', {}, 'Renders')}
        heads={[
          words.say('inspector.part', {}, 'Part'),
          words.say('inspector.commits', {}, 'Commits'),
          words.say('inspector.last', {}, 'Last'),
          words.say('inspector.together', {}, 'Together'),
        ]}
        rows={Object.entries(renders).map(([name, { commits, last, total }]) => [
          <code key="name">{name}</code>,
          `${commits}`,
          time(last),
          time(total),
        ])}
        empty={words.say(
          'inspector.no-render',
          {},
          'Nothing is counted. Put parts of the screen into <RenderCounter name=…>.',
        )}
      />
    </>
  );
}

/** What the adapter was asked to do. */
function kindText(kind: CallKind, words: Words): string {
  switch (kind) {
    case 'execute':
      return words.say('inspector.call.execute', {}, 'execute');
    case 'executeAll':
      return words.say('inspector.call.execute-all', {}, 'execute all');
    case 'preview':
      return words.say('inspector.call.preview', {}, 'preview');
    case 'explain':
      return words.say('inspector.call.explain', {}, 'explain');
    case 'forecast':
      return words.say('inspector.call.forecast', {}, 'forecast');
    case 'undo':
      return words.say('inspector.call.undo', {}, 'undo');
    case 'redo':
      return words.say('inspector.call.redo', {}, 'redo');
    case 'recall':
      return words.say('inspector.call.recall', {}, 'recall');
    case 'course':
      return words.say('inspector.call.course', {}, 'course');
    case 'enumerate':
      return words.say('inspector.call.enumerate', {}, 'enumerate');
  }
}

/** What became of a question. Adapters may answer what nobody knows. */
function outcomeText(outcome: string, words: Words): string {
  switch (outcome) {
    case 'waiting':
      return words.say('inspector.outcome.waiting', {}, 'waiting');
    case 'accepted':
      return words.say('inspector.outcome.accepted', {}, 'accepted');
    case 'rejected':
      return words.say('inspector.outcome.rejected', {}, 'rejected');
    case 'superseded':
      return words.say('inspector.outcome.superseded', {}, 'superseded');
    case 'interrupted':
      return words.say('inspector.outcome.interrupted', {}, 'interrupted');
    case 'answered':
      return words.say('inspector.outcome.answered', {}, 'answered');
    case 'failed':
      return words.say('inspector.outcome.failed', {}, 'failed');
    default:
      return outcome;
  }
}

function timeText(milliseconds: number | null, words: Words): string {
  if (milliseconds === null) return '…';
  const rounded = Math.round(milliseconds * 10) / 10;
  return words.say('inspector.milliseconds', { milliseconds: rounded }, '{milliseconds} ms');
}

function TimeTable({ caption, heads, rows, empty }: TimeTableProps): ReactNode {
  return (
    // Wide tables are scrolled to, also by keyboard.
    <div className="ms-inspector-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className="ms-inspector-table">
        <caption>{caption}</caption>
        {rows.length > 0 && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="ms-inspector-note">{empty}</p>}
    </div>
  );
}

interface TimeTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly empty: string;
}
