import type { ReactNode } from 'react';
import { useView } from '../../../hooks/facts.js';
import type { Words } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BattleView, GundamView, UnitFace } from '../view.js';
import { CardArt } from './art/CardArt.js';
import { cardName } from './card-words.js';

/** Who attacks whom, and how far the battle has come. Renders a `<div>` element. */
export function BattleStrip({ battle }: { readonly battle: BattleView }): ReactNode {
  const words = useWords();
  const { near, far } = useView<GundamView>();
  const units = [...near.units, ...far.units];
  const unitOf = (id: string) => units.find((unit) => unit.id === id);
  const target = unitOf(battle.targetId);
  const defender = battle.defenderId === near.id ? near : far;
  return (
    <div className="gd-battle" role="group" aria-label={words.say('gundam.battle', {}, 'Battle')}>
      <Fighter unit={unitOf(battle.attackerId)} part="attacker" />
      <span className="gd-clash" aria-hidden="true">
        <svg viewBox="0 0 40 20">
          <path d="M2 8h24V2l12 8-12 8v-6H2z" />
        </svg>
      </span>
      {target ? (
        <Fighter unit={target} part="target" />
      ) : (
        <span className="gd-fighter" data-role="target">
          <span className="gd-fighter-name">{defender.name}</span>
          <span className="gd-fighter-facts">
            {words.say(
              'gundam.shields-left',
              { count: defender.shieldCount },
              { one: '{count} shield', other: '{count} shields' },
            )}
            {defender.base &&
              words.say(
                'gundam.and-base',
                { base: cardName(defender.base, words), hp: defender.base.currentHp },
                ', {base} with HP {hp}',
              )}
          </span>
        </span>
      )}
      <ol className="gd-steps" aria-label={words.say('gundam.steps', {}, 'Steps of the battle')}>
        {stepsOf(words).map(([step, name]) => (
          <li key={step} aria-current={step === battle.step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepsOf(words: Words): readonly (readonly [step: BattleView['step'], name: string])[] {
  return [
    ['attack', words.say('gundam.step-attack', {}, 'Attack')],
    ['block', words.say('gundam.step-block', {}, 'Block')],
    ['action', words.say('gundam.step-action', {}, 'Action')],
    ['damage', words.say('gundam.step-damage', {}, 'Damage')],
    ['end', words.say('gundam.step-end', {}, 'End')],
  ];
}

function Fighter({ unit, part }: FighterProps): ReactNode {
  const words = useWords();
  if (!unit) return null;
  return (
    <span className="gd-fighter" data-role={part}>
      <span className="gd-fighter-art">
        <CardArt art={unit.art} color={unit.color} />
      </span>
      <span className="gd-fighter-name">{cardName(unit, words)}</span>
      <span className="gd-fighter-facts">
        {words.say('gundam.ap-hp', { ap: unit.currentAp, hp: unit.currentHp }, 'AP {ap} · HP {hp}')}
      </span>
    </span>
  );
}

interface FighterProps {
  readonly unit: UnitFace | undefined;
  readonly part: 'attacker' | 'target';
}
