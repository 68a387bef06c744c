import { expectTypeOf } from 'vitest';
import {
  ActionQueryService,
  type ActionDefinition,
  type ActionOption,
  type ActionRule,
  type PhaseActionReport,
  type RuleResult,
} from '../../../src/engines/action-query/index.js';

interface Knight {
  readonly id: string;
  readonly lances: number;
}
interface Joust {
  readonly rivals: readonly string[];
}
interface Charge {
  readonly knight: Knight;
  readonly rival: string;
}
type Phase = 'CHARGING' | 'RESTING';

// A rule of less context serves an action of more.
const hasLance: ActionRule<Pick<Charge, 'knight'>> = {
  evaluate({ knight }): RuleResult {
    expectTypeOf(knight).toEqualTypeOf<Knight>();
    return knight.lances > 0
      ? { kind: 'satisfied' }
      : { kind: 'unsatisfied', reason: { code: 'NO_LANCE', description: 'No lance left' } };
  },
};

const charge: ActionDefinition<Knight, Joust, Charge, Phase> = {
  phase: 'CHARGING',
  name: 'Charge',
  rules: [hasLance],
  expand(knight, { rivals }) {
    expectTypeOf(knight).toEqualTypeOf<Knight>();
    return rivals.map((rival) => ({ knight, rival }));
  },
  describe: ({ rival }) => ({ id: rival, name: rival }),
  preview: () => ({ expectedDamage: null, heatGenerated: null, ammoConsumed: 1, targetHitLocation: null }),
  successChance: () => 50,
};

const service = new ActionQueryService([charge]);
expectTypeOf(service).toEqualTypeOf<ActionQueryService<Knight, Joust, Charge, Phase>>();
expectTypeOf(service.getActions).parameters.toEqualTypeOf<[Knight, Phase, Joust]>();
expectTypeOf(service.getActions).returns.toEqualTypeOf<PhaseActionReport>();

// @ts-expect-error There is no such phase.
service.getActions({ id: 'ann', lances: 1 }, 'DANCING', { rivals: [] });
// @ts-expect-error A rival is no knight.
service.getActions('ann', 'CHARGING', { rivals: [] });

// An option is told by its kind.
declare const option: ActionOption;
if (option.kind === 'available') expectTypeOf(option.successChance).toBeNumber();
else expectTypeOf(option.reasons[0]!.code).toBeString();
