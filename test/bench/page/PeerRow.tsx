import { memo, useSyncExternalStore, type ReactNode } from 'react';
import type { Source } from './source.js';

/** A button with a badge or greyed reasons, as little as does it. Follows its own move only. */
export const PeerRow = memo(function PeerRow({ source, at, active, top, id }: PeerRowProps): ReactNode {
  const move = useSyncExternalStore(source.subscribe, () => source.moves[at]);
  if (!move) return null;
  return (
    <button
      type="button"
      className="peer-row"
      data-at={at}
      {...(id !== undefined && { id, role: 'option', 'aria-selected': active })}
      data-unavailable={move.isValid ? undefined : ''}
      tabIndex={active ? 0 : -1}
      style={top === undefined ? undefined : { top }}
    >
      <span className="peer-name">{move.metadata?.displayName}</span>
      {move.isValid ? (
        <span className="peer-badge">{Number(move.metadata?.successChance)} %</span>
      ) : (
        <span className="peer-reasons">{move.validationErrors?.map(({ reason }) => reason).join(' ')}</span>
      )}
    </button>
  );
});

interface PeerRowProps {
  readonly source: Source;
  readonly at: number;
  /** Whether Tab reaches it. */
  readonly active: boolean;
  /** Where it stands in a scroller, in pixels. */
  readonly top?: number;
  /** Its id, where the keyboard stays in a field that names the active row. */
  readonly id?: string;
}
