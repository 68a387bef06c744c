import { mustBeCount, mustBeLimit, mustNotExceed } from '../enumerate/enumerators/bound.js';
import { misuse, quoted } from '../errors.js';
import { countsOf, TARGET_RESTRICTIONS, type TargetDefinition } from './target-definition.js';

/** Throws if targets are defined in a way that cannot work. `owner` is what they are the targets of. */
export function checkTargetDefinitions<TState, TCardMeta, TCardDefinition>(
  definitions: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[],
  owner: string,
): void {
  for (const [nth, definition] of definitions.entries()) {
    const name = `target ${nth + 1} of ${owner}`;
    const [min, max] = countsOf(definition);
    mustBeCount(min, `the least number for ${name}`);
    mustBeLimit(max, `the greatest number for ${name}`);
    mustNotExceed(min, max, `the least number for ${name}`, 'the greatest');
    checkFilters(definition, name);
    for (const restriction of definition.restrictions ?? []) checkRestriction(restriction, name);
  }
}

function checkFilters({ filter }: { readonly filter: unknown }, name: string): void {
  const filters: readonly unknown[] = Array.isArray(filter) ? filter : [filter];
  if (filters.length > 0 && filters.every((each) => typeof each === 'object' && each !== null)) return;
  throw misuse(
    `${name} has no filter`,
    'Nothing could ever be chosen',
    "Write what may be: { zone: 'field' }",
  );
}

function checkRestriction(restriction: unknown, name: string): void {
  if (typeof restriction === 'function') return;
  if (typeof restriction === 'object' && restriction !== null) {
    const { whileChoosing } = restriction as { readonly whileChoosing?: unknown };
    if (typeof whileChoosing === 'function') return;
  }
  if ((TARGET_RESTRICTIONS as readonly unknown[]).includes(restriction)) return;
  throw misuse(
    `${name} has a restriction ${quoted([String(restriction)])} that is not known`,
    'It would restrict nothing',
    `Write a function, { whileChoosing: function }, or one of ${quoted(TARGET_RESTRICTIONS)}`,
  );
}
