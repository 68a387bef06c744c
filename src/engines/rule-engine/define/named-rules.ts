import type { MoveCondition, NamedRule } from './move-definition.js';

/** The conditions of a move as a list of rules, each with a name. */
export function namedRules(condition: MoveCondition<object> = []): NamedRule<object>[] {
  const list = Array.isArray(condition) ? condition : [condition];
  return list.map((rule: NamedRule<object> | NamedRule<object>['check'], index) =>
    typeof rule === 'function'
      ? { name: nameOf(rule, index), check: rule }
      : { name: rule?.name, check: rule?.check },
  );
}

/** The name of a rule written as a function. A function that is the value of a property has the property's name. */
function nameOf({ name }: { readonly name: string }, index: number): string {
  return name && name !== 'condition' ? name : `rule ${index + 1}`;
}
