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

type Loaded = Readonly<Record<string, readonly Option[] | 'loading' | 'failed'>>;

const NOTHING: Loaded = {};
const NO_KINDS: readonly string[] = [];

/** The options of the snapshot, together with those the engine lists on request. */
export function useFullList() {
  const store = useGameStore();
  const published = useOptions();
  const snapshot = useGame((state) => state.snapshot);
  const [{ at, lists: known }, setLists] = useState({ at: snapshot, lists: NOTHING });
  const lists = at === snapshot ? known : NOTHING;
  const kinds = store.adapter.enumerate ? (snapshot.partial ?? NO_KINDS) : NO_KINDS;

  const options = useMemo(() => {
    const whole = Object.entries(lists).filter(([, list]) => Array.isArray(list));
    if (whole.length === 0) return published;
    const ids = new Set(whole.map(([moveId]) => moveId));
    const loaded = whole.flatMap(([, list]) => list as readonly Option[]);
    return [...published.filter(({ move }) => !ids.has(move.moveId)), ...loaded];
  }, [published, lists]);

  return {
    /** All options that are known: those of the snapshot, and what was listed on request. */
    options,
    /** The kinds of moves of which there are more to be had. */
    partial: kinds.flatMap((moveId): readonly PartialKind[] => {
      const list = Object.hasOwn(lists, moveId) ? lists[moveId] : undefined;
      if (Array.isArray(list)) return [];
      return [{ moveId, loading: list === 'loading', failed: list === 'failed' }];
    }),
    /** Asks the engine for all options of a kind of move. They are good until the game changes. */
    async loadAll(moveId: string) {
      const loading: Loaded = { ...lists, [moveId]: 'loading' };
      setLists({ at: snapshot, lists: loading });
      const list = await optionsOnRequest(store, moveId).catch(() => 'failed' as const);
      // What comes too late is of another position.
      setLists((before) =>
        before.at === snapshot ? { at: snapshot, lists: { ...before.lists, [moveId]: list } } : before,
      );
    },
  };
}
