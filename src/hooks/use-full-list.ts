import { useMemo, useState } from 'react';
import type { Option } from '../protocol/option.js';
import { useOptions } from './facts.js';
import { useGame, useGameStore } from './GameProvider.js';
import { optionsOnRequest } from '../store/inquiry.js';

/** A kind of move of which the snapshot lists only some, or none. */
export interface PartialKind {
  readonly moveId: string;
  /** Whether the list was asked for and is not there yet. */
  readonly loading: boolean;
  /** Whether the last request failed. */
  readonly failed: boolean;
}

/** The options, and those that are listed on request only. */
export type UseFullListResult = ReturnType<typeof useFullList>;

type Loaded = ReadonlyMap<string, readonly Option[] | 'loading' | 'failed'>;

const NOTHING: Loaded = new Map();

/** The options of the snapshot, together with those the engine lists on request. */
export function useFullList() {
  const store = useGameStore();
  const published = useOptions();
  const snapshot = useGame((state) => state.snapshot);
  const [{ at, lists: known }, setLists] = useState({ at: snapshot, lists: NOTHING });
  const lists = at === snapshot ? known : NOTHING;
  const kinds = store.adapter.enumerate ? (snapshot.partial ?? []) : [];

  const options = useMemo(() => {
    const loaded = [...lists.values()].filter((list) => typeof list !== 'string');
    if (loaded.length === 0) return published;
    const others = published.filter(({ move }) => typeof (lists.get(move.moveId) ?? '') === 'string');
    return [...others, ...loaded.flat()];
  }, [published, lists]);

  return {
    /** All options that are known: those of the snapshot, and what was listed on request. */
    options,
    /** The kinds of moves of which there are more to be had. */
    partial: kinds.flatMap((moveId): readonly PartialKind[] => {
      const list = lists.get(moveId);
      return typeof list === 'object'
        ? []
        : [{ moveId, loading: list === 'loading', failed: list === 'failed' }];
    }),
    /** Asks the engine for all options of a kind of move. They are good until the game changes. */
    async loadAll(moveId: string) {
      setLists({ at: snapshot, lists: new Map(lists).set(moveId, 'loading') });
      const list = await optionsOnRequest(store, moveId).catch(() => 'failed' as const);
      // What comes too late is of another position.
      setLists((before) =>
        before.at === snapshot ? { at: snapshot, lists: new Map(before.lists).set(moveId, list) } : before,
      );
    },
  };
}
