import type { ReactNode } from 'react';
import { Unwatched } from './Unwatched.js';
import { useInspection } from './use-inspection.js';

const SHOWN = 20;

/** How long answers and the way to the screen take, and how often parts are rendered. */
export function TimingsTab(): ReactNode {
  const { watched, revisions, calls, renders } = useInspection();
  if (!watched) return <Unwatched />;
  return (
    <>
      <TimeTable
        caption="From a new revision to the screen"
        heads={['Revision', 'Options', 'On screen after']}
        rows={revisions
          .slice(-SHOWN)
          .toReversed()
          .map(({ snapshot, painted }) => [
            `${snapshot.revision}`,
            `${snapshot.moves.length + snapshot.reports.length}`,
            time(painted),
          ])}
        empty="No revision has been published yet."
      />
      <TimeTable
        caption="Questions to the adapter"
        heads={['Asked', 'About', 'Answer', 'After']}
        rows={calls
          .slice(-SHOWN)
          .toReversed()
          .map(({ kind, about, outcome, took }) => [kind, about, outcome, time(took)])}
        empty="The adapter has not been asked anything yet."
      />
      <TimeTable
        caption="Renders"
        heads={['Part', 'Commits', 'Last', 'Together']}
        rows={Object.entries(renders).map(([name, { commits, last, total }]) => [
          name,
          `${commits}`,
          time(last),
          time(total),
        ])}
        empty="Nothing is counted. Put parts of the screen into <RenderCounter name=…>."
      />
    </>
  );
}

const time = (milliseconds: number | null) => (milliseconds === null ? '…' : `${milliseconds.toFixed(1)} ms`);

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
  readonly rows: readonly (readonly string[])[];
  readonly empty: string;
}
