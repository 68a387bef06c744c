import { describe, expect, it, vi } from 'vitest';
import type { ActionDefinition } from '../../../src/engines/action-query/action-definition.js';
import { ActionQueryService } from '../../../src/engines/action-query/action-query-service.js';
import {
  penalized,
  SATISFIED,
  unsatisfied,
  type ActionRule,
} from '../../../src/engines/action-query/action-rule.js';
import type { ActionFacts, AvailableAction, UnavailableAction } from '../../../src/protocol/action-report.js';

interface Archer {
  readonly id: string;
  readonly arrows: number;
  readonly tired: boolean;
}
interface Field {
  readonly targets: readonly { readonly name: string; readonly distance: number }[];
}
interface Shot {
  readonly archer: Archer;
  readonly target: Field['targets'][number];
}

class HasArrowsRule implements ActionRule<Shot> {
  evaluate({ archer }: Shot) {
    return archer.arrows > 0
      ? SATISFIED
      : unsatisfied('NO_ARROWS', 'No arrows left', { required: 1, available: 0 });
  }
}
class InReachRule implements ActionRule<Shot> {
  evaluate({ target }: Shot) {
    return target.distance <= 9
      ? SATISFIED
      : unsatisfied('OUT_OF_REACH', `${target.name} is ${target.distance} paces away, reach is 9`, {
          distance: target.distance,
          reach: 9,
        });
  }
}
class TirednessRule implements ActionRule<Shot> {
  readonly name = 'Tiredness';
  evaluate({ archer }: Shot) {
    return archer.tired ? penalized('TIRED', '-10 from tiredness', -10) : SATISFIED;
  }
}

type Definition = ActionDefinition<Archer, Field, Shot>;
const shoot: Definition = {
  phase: 'shooting',
  name: 'Shoot',
  rules: [new HasArrowsRule(), new InReachRule(), new TirednessRule()],
  expand: (archer, { targets }) => targets.map((target) => ({ archer, target })),
  describe: ({ target }) => ({ id: `shoot ${target.name}`, name: `Shoot at ${target.name}` }),
  preview: () => ({ expectedDamage: [1, 4], heatGenerated: null, ammoConsumed: 1, targetHitLocation: null }),
  successChance: ({ target }) => 100 - 10 * target.distance,
};
const rest: Definition = {
  ...shoot,
  phase: 'resting',
  name: 'Rest',
  rules: [],
  describe: () => ({ id: 'rest', name: 'Rest' }),
  successChance: () => 100,
};

const ann: Archer = { id: 'ann', arrows: 2, tired: false };
const field: Field = {
  targets: [
    { name: 'stag', distance: 4 },
    { name: 'boar', distance: 12 },
  ],
};

describe('ActionQueryService', () => {
  const service = new ActionQueryService([shoot, rest]);

  it('reports what can be done with chance, warnings and preview, and what cannot with its reasons', () => {
    expect(service.getActions(ann, 'shooting', field)).toStrictEqual({
      phase: 'shooting',
      unitId: 'ann',
      actions: [
        {
          kind: 'available',
          id: 'shoot stag',
          name: 'Shoot at stag',
          successChance: 60,
          warnings: [],
          preview: { expectedDamage: [1, 4], heatGenerated: null, ammoConsumed: 1, targetHitLocation: null },
        },
        {
          kind: 'unavailable',
          id: 'shoot boar',
          name: 'Shoot at boar',
          reasons: [
            {
              code: 'OUT_OF_REACH',
              description: 'boar is 12 paces away, reach is 9',
              context: { distance: 12, reach: 9 },
            },
          ],
        },
      ],
    });
  });

  it('asks all rules and keeps all reasons', () => {
    const { actions } = service.getActions({ ...ann, arrows: 0 }, 'shooting', field);
    expect(
      actions.map((action) => action.kind === 'unavailable' && action.reasons.map(({ code }) => code)),
    ).toEqual([['NO_ARROWS'], ['NO_ARROWS', 'OUT_OF_REACH']]);
  });

  it('keeps penalties as warnings of what can still be done', () => {
    const [first] = service.getActions({ ...ann, tired: true }, 'shooting', field).actions;
    expect(first).toMatchObject({ kind: 'available', warnings: [{ code: 'TIRED', modifier: -10 }] });
  });

  it('reports only actions of the phase, and none in a phase without decisions', () => {
    expect(service.getActions(ann, 'resting', field).actions.map(({ name }) => name)).toEqual([
      'Rest',
      'Rest',
    ]);
    expect(service.getActions(ann, 'scoring', field).actions).toEqual([]);
    expect([service.hasDecisions('resting'), service.hasDecisions('scoring')]).toEqual([true, false]);
  });

  it('gives every action an id of its own, the same each time', () => {
    const twins: Field = { targets: [...field.targets, ...field.targets, { name: 'stag#2', distance: 1 }] };
    const ids = () => service.getActions(ann, 'shooting', twins).actions.map(({ id }) => id);
    expect(new Set(ids()).size).toBe(5);
    expect(ids()).toEqual(ids());
    expect(ids().slice(0, 2)).toEqual(['shoot stag', 'shoot boar']);
  });

  it.each<[string, Partial<ActionFacts>]>([
    ['nothing more', {}],
    ['what it is made of', { params: { target: 'stag' } }],
    ['its heading, parts and labels', { category: 'Ann', params: { target: 1 }, labels: { target: 'Stag' } }],
    [
      'the entities too',
      { category: 'Ann', params: { target: 1 }, labels: { target: 'Stag' }, refs: { target: 'stag' } },
    ],
  ])('reports of every action, possible or not, %s', (_, facts) => {
    const described: Definition = {
      ...shoot,
      describe: ({ target }) => ({ id: 'shoot', name: target.name, ...facts }),
    };
    const [stag, boar] = new ActionQueryService([described]).getActions(ann, 'shooting', field).actions;
    const { successChance, warnings, preview, ...possible } = stag as AvailableAction;
    const { reasons, ...impossible } = boar as UnavailableAction;
    expect(possible).toStrictEqual({ kind: 'available', id: 'shoot', name: 'stag', ...facts });
    expect(impossible).toStrictEqual({ kind: 'unavailable', id: 'shoot#2', name: 'boar', ...facts });
    expect([successChance, warnings, preview.ammoConsumed, reasons.length]).toEqual([60, [], 1, 1]);
  });

  it('explains an action rule by rule', () => {
    const checks = service.explain({ ...ann, tired: true }, 'shooting', field, 'shoot boar');
    expect(checks).toMatchObject([
      { rule: 'HasArrowsRule', status: 'passed' },
      { rule: 'InReachRule', status: 'failed', reason: { code: 'OUT_OF_REACH', context: { distance: 12 } } },
      { rule: 'Tiredness', status: 'penalised', warning: { code: 'TIRED' } },
    ]);
    expect(service.explain(ann, 'shooting', field, 'shoot moon')).toEqual([]);
  });
});

describe('a broken definition', () => {
  const broken = (parts: Partial<Definition>) => {
    const onFault = vi.fn<(message: string) => void>();
    const service = new ActionQueryService([{ ...shoot, name: 'Broken', ...parts }, shoot], { onFault });
    return { onFault, actions: service.getActions(ann, 'shooting', field).actions };
  };
  const boom = () => {
    throw new Error('boom');
  };

  it('with a rule that throws says so on its own actions, beside the other reasons, and once to the developer', () => {
    const { actions, onFault } = broken({ rules: [{ name: 'Moody', evaluate: boom }, new InReachRule()] });
    expect(actions.map(({ kind }) => kind)).toEqual([
      'unavailable',
      'unavailable',
      'available',
      'unavailable',
    ]);
    expect(actions[1]).toMatchObject({
      reasons: [{ code: 'BROKEN_RULE', context: { rule: 'Broken: Moody' } }, { code: 'OUT_OF_REACH' }],
    });
    expect(onFault.mock.calls.map(([message]) => message)).toEqual([
      'moveset: Broken: Moody threw. The action is shown as unavailable. Mend the rule.',
    ]);
  });

  it.each<[string, Partial<Definition>]>([
    ['expand', { expand: boom }],
    ['describe', { describe: boom }],
    ['preview', { preview: boom }],
    ['a chance', { successChance: () => 140 }],
  ])('with %s that goes wrong costs only its own actions', (_, parts) => {
    const { actions } = broken(parts);
    expect(actions[0]).toMatchObject({ kind: 'unavailable', reasons: [{ code: 'BROKEN_RULE' }] });
    expect(actions.slice(-2)).toMatchObject([{ kind: 'available' }, { kind: 'unavailable' }]);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });
});
