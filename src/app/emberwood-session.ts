import { useEffect, useMemo } from 'react';
import { hotSeatAdapter } from '../adapters/hot-seat.js';
import { seatAgent } from '../agents/seat-agent.js';
import { computerAgent } from '../games/emberwood/computer-agent.js';
import { createEngine } from '../games/emberwood/engine.js';
import { tableOf } from '../games/emberwood/table.js';
import type { EmberwoodView } from '../games/emberwood/view.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { EmberwoodSettings } from './emberwood-settings.js';

/** How long the computer seems to think, so that its moves can be followed, in milliseconds. */
const THINKING_TIME = 900;

/** A running game of Emberwood, and whoever plays the other side of it. */
export function useEmberwood({ opponent, seed }: EmberwoodSettings): EngineAdapter<EmberwoodView> {
  const shared = opponent === 'friend';
  const engine = useMemo(
    () => createEngine({ seed, names: shared ? {} : { rowan: 'Computer' } }),
    [shared, seed],
  );
  const table = useMemo(() => tableOf(engine), [engine]);

  useEffect(() => {
    if (opponent === 'friend') return;
    const agent = computerAgent({ engine, seed, level: opponent });
    return seatAgent(table.adapter('rowan'), agent, { pace: THINKING_TIME });
  }, [engine, table, opponent, seed]);

  return useMemo(() => (shared ? hotSeatAdapter(table) : table.adapter('hazel')), [table, shared]);
}
