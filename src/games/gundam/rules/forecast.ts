import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { PreviewMetric, Tone } from '../../../protocol/preview.js';
import { tokenName } from './cards/cards.js';
import { clash, fighterOf, type Clash, type Fighter } from './clash.js';
import { holds } from './effects/conditions.js';
import { describeAbility } from './effects/describe.js';
import {
  abilitiesOf,
  activeResources,
  baseOf,
  canBlock,
  cardOf,
  crewOf,
  fullNameOf,
  hasKeyword,
  keywordValue,
  nameOf,
  opponentOf,
  remainingHp,
  selfOf,
  unitsOf,
} from './facts.js';
import type { Battle, GundamState, Reading } from './state.js';

/** A Unit that attacks, with what it gains by attacking. */
interface Attacker extends Fighter {
  readonly id: CardId;
  readonly name: string;
  readonly holder: PlayerId;
  readonly breach: number;
  readonly highManeuver: boolean;
  /** What else it does when attacking, in words. */
  readonly deeds: readonly string[];
}

/** Who looks at a forecast, and at what game. */
interface Outlook {
  readonly viewer: PlayerId;
  readonly state: GundamState;
  readonly context: Reading;
}

/** What an attack comes to: who survives, what breaks, and what a Blocker could change. All of it lies open. */
export function attackForecast(attackerId: CardId, target: string, outlook: Outlook): PreviewMetric[] {
  const { state, context } = outlook;
  const attacker = attackerOf(attackerId, state, context);
  return [
    ...strikeMetrics(attacker, target, outlook),
    ...attacker.deeds.map((deed, nth): PreviewMetric => ({
      key: `deed.${nth}`,
      label: 'When attacking',
      after: deed,
      tone: 'neutral',
    })),
    ...blockMetrics(attacker, target, outlook),
    ...answerMetrics(opponentOf(attacker.holder, context), outlook),
  ];
}

/** What the attack that is going on comes to if a Unit blocks it, or nobody. */
export function blockForecast(battle: Battle, blockerId: CardId | null, outlook: Outlook): PreviewMetric[] {
  const attacker = standing(battle.attackerId, outlook.state, outlook.context);
  return strikeMetrics(attacker, blockerId ?? battle.targetUnitId ?? battle.defenderId, outlook);
}

function standing(id: CardId, state: GundamState, context: Reading): Attacker {
  return {
    ...fighterOf(id, context),
    id,
    name: fullNameOf(id, state, context),
    holder: context.zones.getCardHolder(id)!,
    breach: keywordValue(id, 'Breach', context),
    highManeuver: hasKeyword(id, 'High-Maneuver', context),
    deeds: [],
  };
}

/** A Unit as it would be after it has attacked: what it then does to itself counts, what else it does is told. */
function attackerOf(id: CardId, state: GundamState, context: Reading): Attacker {
  let attacker = standing(id, state, context);
  for (const cardId of crewOf(id, context)) {
    const card = cardOf(cardId, context);
    const origin = { playerId: attacker.holder, selfId: selfOf(cardId, context) };
    for (const ability of abilitiesOf(card)) {
      if (ability.trigger !== 'attacking') continue;
      if (!(ability.if ?? []).every((condition) => holds(condition, origin, state, context))) continue;
      for (const effect of ability.do) {
        if (effect.type === 'ap' && effect.to === 'self')
          attacker = { ...attacker, ap: Math.max(0, attacker.ap + effect.amount) };
        else if (effect.type === 'keyword' && effect.to === 'self')
          attacker = {
            ...attacker,
            firstStrike: attacker.firstStrike || effect.keyword === 'First Strike',
            highManeuver: attacker.highManeuver || effect.keyword === 'High-Maneuver',
          };
        else {
          const deed = `${card.name}: ${describeAbility(ability, card, tokenName)}`;
          if (!attacker.deeds.includes(deed)) attacker = { ...attacker, deeds: [...attacker.deeds, deed] };
        }
      }
    }
  }
  return attacker;
}

function strikeMetrics(attacker: Attacker, target: string, outlook: Outlook): PreviewMetric[] {
  const { state, context } = outlook;
  if (context.zones.getCardZone(target) !== 'battle-area')
    return shieldMetrics(target, attacker.ap, 'Attack', true, outlook);
  const met = fighterOf(target, context);
  const holder = context.zones.getCardHolder(target)!;
  const { dealt, received, attackerFalls, targetFalls } = clash(attacker, met);
  const fate = (key: string, label: string, owner: PlayerId, hp: number, damage: number): PreviewMetric => ({
    key,
    label: `HP of ${label}`,
    before: hp,
    after: damage >= hp ? 'destroyed' : hp - damage,
    tone: damage >= hp ? toneFor(owner, outlook) : 'neutral',
  });
  return [
    fate('target', fullNameOf(target, state, context), holder, met.hp, targetFalls ? met.hp : dealt),
    fate('attacker', attacker.name, attacker.holder, attacker.hp, attackerFalls ? attacker.hp : received),
    ...(targetFalls && attacker.breach > 0
      ? shieldMetrics(holder, attacker.breach, 'Breach', false, outlook)
      : []),
  ];
}

/** What damage does to what protects a player: the Base, or else a shield, or else, in an attack, the player. */
function shieldMetrics(
  playerId: PlayerId,
  amount: number,
  by: 'Attack' | 'Breach',
  defeats: boolean,
  outlook: Outlook,
): PreviewMetric[] {
  const { state, context } = outlook;
  const tone = toneFor(playerId, outlook);
  const name = nameOf(playerId, state, context);
  if (amount === 0) return [{ key: 'damage', label: by, after: 'no damage', tone: 'neutral' }];
  const base = baseOf(playerId, context);
  if (base !== undefined) {
    const before = remainingHp(base, context);
    const after = amount >= before ? 'destroyed' : before - amount;
    return [{ key: 'base', label: `HP of ${cardOf(base, context).name} of ${name}`, before, after, tone }];
  }
  const before = context.zones.getCardsInZone('shield-area-shields', playerId).length;
  if (before > 0) return [{ key: 'shields', label: `Shields of ${name}`, before, after: before - 1, tone }];
  return defeats ? [{ key: 'result', label: 'Result', after: `${name} is defeated`, tone }] : [];
}

/** What becomes of it for each Unit that could step in the way. */
function blockMetrics(attacker: Attacker, target: string, outlook: Outlook): PreviewMetric[] {
  const { state, context } = outlook;
  const blockers = unitsOf(opponentOf(attacker.holder, context), context).filter(
    (id) => id !== target && canBlock(id, context),
  );
  if (blockers.length === 0) return [];
  if (attacker.highManeuver)
    return [{ key: 'block', label: 'Blockers', after: 'held off by <High-Maneuver>', tone: 'good' }];
  return blockers.map((id) => {
    const name = fullNameOf(id, state, context);
    const outcome = clash(attacker, fighterOf(id, context));
    return {
      key: `block.${id}`,
      label: `If ${name} blocks`,
      after: outcomeText(outcome, attacker.name, name),
      tone: outcome.attackerFalls ? 'bad' : outcome.targetFalls ? 'good' : 'neutral',
    };
  });
}

function outcomeText({ attackerFalls, targetFalls }: Clash, attacker: string, target: string): string {
  if (attackerFalls && targetFalls) return 'both are destroyed';
  if (!attackerFalls && !targetFalls) return 'both survive';
  return `${attackerFalls ? attacker : target} is destroyed`;
}

/** What the other side has to answer with, as far as everybody sees it. */
function answerMetrics(playerId: PlayerId, { state, context }: Outlook): PreviewMetric[] {
  const cards = context.zones.getCardsInZone('hand', playerId).length;
  const resources = activeResources(playerId, context).length;
  if (cards === 0 || resources === 0) return [];
  const label = `${nameOf(playerId, state, context)} may answer`;
  return [{ key: 'answer', label, after: `${cards} in hand, ${resources} to spend`, tone: 'neutral' }];
}

/** A loss is bad for whose it is, and good for the other one. */
function toneFor(loser: PlayerId, { viewer }: Outlook): Tone {
  return loser === viewer ? 'bad' : 'good';
}
