import { useEffect, useMemo, useState } from 'react';
import { hotSeatAdapter } from '../../adapters/hot-seat.js';
import { seatAgent } from '../../agents/seat-agent.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import { addressOf, type Address } from '../address.js';
import { saveGame } from '../saved/shelf.js';
import type { Setup } from '../setup.js';
import { openGame, type OpenGame, type Opening } from './open-game.js';

type TableAddress = Extract<Address, { page: 'table' }>;

/** The game at an address. While it is fetched, the last one of its kind stays, and the keyboard where it was. */
export function useOpening(address: TableAddress): Opening | null {
  const [opened, setOpened] = useState<{ readonly of: TableAddress; readonly opening: Opening } | null>(null);
  useEffect(() => {
    let current = true;
    void openGame(address)
      .catch((): Opening => ({ status: 'unreachable' }))
      .then((opening) => current && setOpened({ of: address, opening }));
    return () => void (current = false);
  }, [address]);
  return opened?.of.setup.game === address.setup.game ? opened.opening : null;
}

/** Seats the computers, keeps what is played, and gives the adapter of whoever is at this screen. */
export function useGame({ table, setup, agent, kit }: OpenGame): EngineAdapter {
  useEffect(() => {
    const stops = table.seats.flatMap((seat, at) => {
      const sitter = setup.seats[at];
      if (sitter === undefined || sitter === 'you') return [];
      return seatAgent(table.adapter(seat), agent(sitter, seat), { pace: kit.pace });
    });
    return () => stops.forEach((stop) => stop());
  }, [table, setup, agent, kit]);

  useEffect(
    () =>
      table.onDeed(() => {
        saveGame({ setup, deeds: table.deeds() });
        // From now on it is another game than the one that was shared.
        history.replaceState(null, '', addressOf(setup));
      }),
    [table, setup],
  );

  return useMemo(() => adapterAt(table, setup), [table, setup]);
}

/** One person's own adapter, that of all who share this screen, or what onlookers see. */
function adapterAt(table: Table, { seats }: Setup): EngineAdapter {
  const [one, ...others] = table.seats.filter((_, at) => seats[at] === 'you');
  if (one === undefined) return table.adapter(null);
  if (others.length === 0) return table.adapter(one);
  const people = [one, ...others];
  // While a computer plays, nobody is shown its cards.
  const shown = (seat: string | null) => (seat !== null && people.includes(seat) ? seat : one);
  return hotSeatAdapter({ seats: people, adapter: (seat) => table.adapter(shown(seat)) });
}
