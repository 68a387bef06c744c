import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/games/emberwood/engine.js';
import { tableOf } from '../../src/games/emberwood/table.js';
import { checksOf } from '../../src/hooks/use-rule-trace.js';
import { commandFor } from '../../src/protocol/command.js';
import type { Option } from '../../src/protocol/option.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import type { RuleCheck } from '../../src/protocol/rule-check.js';

const drawn = (checks: readonly RuleCheck[]) => checks.map(({ rule, status }) => `${status}: ${rule}`);

/** Every option of a game, with what its rules say about it. */
async function explained(): Promise<{ option: Option; checks: readonly RuleCheck[] }[]> {
  const adapter = tableOf(createEngine({ seed: 'rules' })).adapter('hazel');
  const snapshot = adapter.getSnapshot();
  return Promise.all(
    optionsOf(snapshot).map(async (option) => ({
      option,
      checks: await adapter.explain!(commandFor(option, snapshot)),
    })),
  );
}

/** What an option says about itself. */
const ownOf = (option: Option) =>
  option.kind === 'unavailable'
    ? option.reasons.map(({ text }) => `failed: ${text}`)
    : option.warnings.map(({ description }) => `penalised: ${description}`);

describe('what the rules say about an option', () => {
  it('is what the engine answers, where that says everything', async () => {
    for (const { option, checks } of await explained()) expect(checksOf(option, checks)).toBe(checks);
  });

  it('without an answer is what the option says about itself', async () => {
    const all = await explained();
    expect(new Set(all.map(({ option }) => option.kind)).size).toBe(2);
    for (const { option } of all) expect(drawn(checksOf(option))).toEqual(ownOf(option));
  });

  it('ends with what no rule said', async () => {
    const passed: RuleCheck = { rule: 'it is your turn', status: 'passed' };
    for (const { option } of await explained())
      expect(drawn(checksOf(option, [passed]))).toEqual(['passed: it is your turn', ...ownOf(option)]);
  });
});
