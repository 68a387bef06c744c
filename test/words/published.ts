import { commandFor } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { MessageParams } from '../../src/protocol/message.js';
import type { Option } from '../../src/protocol/option.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { Told } from '../../src/protocol/snapshot.js';
import { createDriver } from '../../src/testing/driver.js';

/** A text that an engine published, under the code by which the kit resolves it. */
export interface Published {
  readonly code: string;
  readonly params: MessageParams;
  readonly text: string;
  /** Whether the code is a reason's or a warning's own. */
  readonly own: boolean;
}

/** Every text, each once, that a table publishes to any of its seats in the course of a game that chance plays. */
export async function publishedBy(table: Table, seed: number, plies = 150): Promise<readonly Published[]> {
  const found = new Map<string, Published>();
  const add = (code: string, text: unknown, params: MessageParams = {}, own = false) => {
    if (typeof text === 'string' && text !== '') found.set(`${code} ${text}`, { code, params, text, own });
  };
  const addReason = ({ code, text, context = {} }: Reason) => add(code, text, context, true);
  const addTold = ({ code, text, context = {} }: Told) =>
    add(code ?? 'told', text, context, code !== undefined);
  const addMetric = ({ key, label, unit, before, after }: PreviewMetric) => {
    add(`metric.${key}`, label);
    add('unit', unit);
    for (const value of [before, after]) add('metric', value);
  };

  function addOption(option: Option): void {
    add(`move.${option.move.moveId}`, option.name, option.params);
    add('description', option.description);
    add(`category.${option.category}`, option.category);
    for (const label of Object.values(option.labels ?? {})) add('value', label);
    if (option.kind === 'unavailable') return option.reasons.forEach(addReason);
    option.preview.forEach(addMetric);
    for (const { code, description, modifier } of option.warnings) add(code, description, { modifier }, true);
  }

  async function look(adapter: EngineAdapter, closely: boolean): Promise<void> {
    const snapshot = adapter.getSnapshot();
    const options = optionsOf(snapshot);
    options.forEach(addOption);
    const { status, flow, log } = snapshot;
    for (const told of log) addTold(told);
    if (flow.decision) addTold(flow.decision);
    if (status.kind === 'over') addTold({ ...status, text: status.reason });
    if (!closely) return;
    for (const option of options) {
      const command = commandFor(option, snapshot);
      if (option.kind === 'available') (await adapter.preview?.(command))?.forEach(addMetric);
      for (const check of (await adapter.explain?.(command)) ?? []) add('rule', check.rule);
    }
  }

  const driver = createDriver(table);
  for (let ply = 0; ply < plies; ply += 1) {
    for (const seat of [...table.seats, null]) await look(table.adapter(seat), ply % 15 === 0);
    if ((await driver.playRandom(seed * 1000 + ply, 1)).length === 0) break;
  }
  return [...found.values()];
}
