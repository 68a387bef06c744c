import { describe, expect, it } from 'vitest';
import {
  actionQueryAdapter,
  actionQueryTable,
  type ActionQueryGame,
} from '../../src/adapters/action-query.js';
import type { ActionDefinition } from '../../src/engines/action-query/action-definition.js';
import { ActionQueryService } from '../../src/engines/action-query/action-query-service.js';
import { SATISFIED, unsatisfied } from '../../src/engines/action-query/action-rule.js';
import { commandFor } from '../../src/protocol/command.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';

interface Archer {
  readonly id: string;
  readonly side: string;
  readonly arrows: number;
}
interface Contest {
  readonly archers: readonly Archer[];
  readonly left: Readonly<Record<string, number>>;
  readonly active: string;
  readonly shots: readonly string[];
}
interface Shot {
  readonly archer: Archer;
  readonly mark: string;
  readonly contest: Contest;
}

const MARKS = ['near', 'far'] as const;
const shoot: ActionDefinition<Archer, Contest, Shot, 'SHOOTING' | 'SCORING'> = {
  phase: 'SHOOTING',
  name: 'Shoot',
  rules: [
    {
      name: 'OnTurnRule',
      evaluate: ({ archer, contest }) =>
        archer.side === contest.active ? SATISFIED : unsatisfied('NOT_YOUR_TURN', 'The others shoot now'),
    },
    {
      name: 'HasArrowsRule',
      evaluate: ({ archer }) => (archer.arrows > 0 ? SATISFIED : unsatisfied('NO_ARROWS', 'No arrows left')),
    },
    {
      name: 'MarkStandsRule',
      evaluate: ({ mark, contest }) =>
        contest.left[mark]! > 0 ? SATISFIED : unsatisfied('MARK_DOWN', `The ${mark} mark is down`),
    },
  ],
  expand: (archer, contest) => MARKS.map((mark) => ({ archer, mark, contest })),
  describe: ({ mark }) => ({ id: `shoot-${mark}`, name: `Shoot at the ${mark} mark`, params: { mark } }),
  preview: ({ archer }) => ({
    expectedDamage: [1, 1],
    heatGenerated: null,
    ammoConsumed: 1,
    ammoBefore: archer.arrows,
    targetHitLocation: null,
  }),
  successChance: () => 100,
  execute: ({ archer, mark, contest }) => ({
    archers: contest.archers.map((one) => (one === archer ? { ...one, arrows: one.arrows - 1 } : one)),
    left: { ...contest.left, [mark]: contest.left[mark]! - 1 },
    active:
      contest.active === 'north' && contest.archers.some(({ side }) => side === 'south') ? 'south' : 'north',
    shots: [...contest.shots, `${archer.id} shoots at the ${mark} mark`],
  }),
};
const service = new ActionQueryService([shoot]);

/** As many archers a side, each with three arrows. */
function contestOf(
  sides: readonly string[],
): ActionQueryGame<Archer, Contest, 'SHOOTING' | 'SCORING', Contest['left']> {
  const isOver = ({ archers, left }: Contest) =>
    archers.every(({ arrows }) => arrows === 0) || Object.values(left).every((marks) => marks === 0);
  return {
    players: sides.map((id) => ({ id, name: id })),
    initialState: {
      archers: sides.flatMap((side) => [1, 2].map((nth) => ({ id: `${side}-${nth}`, side, arrows: 3 }))),
      left: { near: 4, far: 3 },
      active: 'north',
      shots: [],
    },
    phase: () => 'SHOOTING',
    units: ({ archers }, seat) => archers.filter(({ side }) => side === seat),
    flow: (contest) => ({
      turn: contest.shots.length + 1,
      phase: 'SHOOTING',
      currentPlayer: isOver(contest) ? null : contest.active,
    }),
    status: (contest) =>
      isOver(contest) ? { kind: 'over', winner: null, reason: 'All is shot.' } : { kind: 'playing' },
    view: ({ left }) => left,
    log: ({ shots }) => shots.map((text, at) => ({ id: `${at}`, text })),
    forecast: (before, after) => [
      {
        key: 'marks',
        label: 'Marks',
        before: sumOf(before),
        after: sumOf(after),
        tone: 'good',
      },
    ],
  };
}
const sumOf = ({ left }: Contest) => Object.values(left).reduce((sum, marks) => sum + marks, 0);

describeAdapter(() => actionQueryAdapter(service, contestOf(['north']), 'north'), {
  name: 'actionQueryAdapter',
  plies: 10,
});
describeAdapter(() => actionQueryTable(service, contestOf(['north', 'south'])), {
  name: 'actionQueryTable',
  plies: 14,
});

describe('actionQueryAdapter', () => {
  it('publishes the reports of all units of its seat at once, and of nobody else', () => {
    const table = actionQueryTable(service, contestOf(['north', 'south']));
    const { reports } = table.adapter('north').getSnapshot();
    expect(reports.map(({ unitId, phase, actions }) => [unitId, phase, actions.length])).toEqual([
      ['north-1', 'SHOOTING', 2],
      ['north-2', 'SHOOTING', 2],
    ]);
    expect(table.adapter(null).getSnapshot().reports).toEqual([]);
  });

  it('publishes no report in a phase in which nobody decides', () => {
    const game = { ...contestOf(['north']), phase: () => 'SCORING' as const };
    expect(actionQueryAdapter(service, game, 'north').getSnapshot().reports).toEqual([]);
  });

  it('explains an action rule by rule', async () => {
    const adapter = actionQueryAdapter(service, contestOf(['north', 'south']), 'south');
    const snapshot = adapter.getSnapshot();
    const checks = await adapter.explain!(commandFor(optionsOf(snapshot)[0]!, snapshot));
    expect(checks).toMatchObject([
      { rule: 'OnTurnRule', status: 'failed', reason: { code: 'NOT_YOUR_TURN' } },
      { rule: 'HasArrowsRule', status: 'passed' },
      { rule: 'MarkStandsRule', status: 'passed' },
    ]);
  });

  it('plays several actions as one or none, each judged after those before it', async () => {
    const adapter = actionQueryAdapter(service, contestOf(['north']), 'north');
    const snapshot = adapter.getSnapshot();
    const far = optionsOf(snapshot).find(
      ({ params }) => params['unitId'] === 'north-1' && params['mark'] === 'far',
    )!;
    const shots = (count: number) => Array.from({ length: count }, () => commandFor(far, snapshot));
    const { metrics } = await adapter.forecast!(shots(3));
    expect(metrics).toMatchObject([{ key: 'marks', before: 7, after: 4 }]);
    const answer = await adapter.executeAll!(shots(4));
    expect(answer).toMatchObject({
      status: 'rejected',
      refusals: [[], [], [], [{ code: 'NO_ARROWS' }, { code: 'MARK_DOWN' }]],
    });
    expect(adapter.getSnapshot()).toBe(snapshot);
    expect((await adapter.executeAll!(shots(3))).status).toBe('accepted');
    expect(adapter.getSnapshot().log).toHaveLength(3);
  });
});
