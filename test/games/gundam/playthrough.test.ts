import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { greedyAgent } from '../../../src/agents/greedy-agent.js';
import { DOCUMENT_RULES } from '../../../src/games/gundam/rules/play-rules.js';
import { createTable } from '../../../src/games/gundam/table.js';
import type { GundamView } from '../../../src/games/gundam/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { Table } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { createDriver } from '../../../src/testing/driver.js';

// Whoever changes a rule on purpose looks at the difference, and writes the new course of play to the file.
const golden = (file: string) => readFileSync(join(import.meta.dirname, 'playthroughs', file), 'utf8');

/** Lets two computers that think no move ahead play to the end, and gives what is told of it. */
async function duel(table: Table<GundamView>, seed: string): Promise<readonly string[]> {
  const agent = greedyAgent<GundamView>({ seed });
  const seatToMove = () => table.adapter(null).getSnapshot().flow.currentPlayer;
  for (let seat = seatToMove(); seat !== null; seat = seatToMove()) {
    const adapter = table.adapter(seat);
    const snapshot = adapter.getSnapshot();
    const options = optionsOf(snapshot).filter(({ kind }) => kind === 'available');
    const choice = await agent.choose(snapshot, options, new AbortController().signal);
    await adapter.execute(commandFor(choice!, snapshot));
  }
  const { log, status } = table.adapter(null).getSnapshot();
  return [...log.map(({ text }) => text), status.kind === 'over' ? status.reason : ''];
}

describe('a game from a known seed goes as it always did', () => {
  it('by chance', async () => {
    const names = await createDriver(createTable({ seed: 'golden' })).playRandom('golden', 150);
    expect(`${names.join('\n')}\n`).toBe(golden('random.txt'));
  });

  it('by chance, with the rules of the document', async () => {
    const table = createTable({ seed: 'golden', rules: DOCUMENT_RULES });
    const names = await createDriver(table).playRandom('golden', 150);
    expect(`${names.join('\n')}\n`).toBe(golden('document-rules.txt'));
  });

  it('of two computers, as it is told to the end', async () => {
    const told = await duel(createTable({ seed: 'golden' }), 'golden');
    expect(`${told.join('\n')}\n`).toBe(golden('computers.txt'));
  });
});
