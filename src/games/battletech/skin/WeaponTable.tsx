import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { WeaponView } from '../view.js';
import { gearName, locationName } from './names.js';

/** The weapons of a mech. Renders a `<table>` element. */
export function WeaponTable({ weapons }: { readonly weapons: readonly WeaponView[] }): ReactNode {
  const words = useWords();
  return (
    <div
      className="bt-weapons-scroller"
      tabIndex={0}
      role="region"
      aria-label={words.say('battletech.weapons', {}, 'Weapons')}
    >
      <table className="bt-weapons">
        <thead>
          <tr>
            <th scope="col">{words.say('battletech.weapon', {}, 'Weapon')}</th>
            <th scope="col">{words.say('battletech.damage', {}, 'Damage')}</th>
            <th scope="col">{words.say('battletech.heat', {}, 'Heat')}</th>
            <th scope="col">{words.say('battletech.range', {}, 'Range')}</th>
            <th scope="col">{words.say('battletech.ammo', {}, 'Ammo')}</th>
          </tr>
        </thead>
        <tbody>
          {weapons.map(({ id, name, location, damage, missiles, heat, range, ammo, state }) => (
            <tr key={id} data-state={state}>
              <th scope="row">
                <span className="bt-weapon-name">{gearName(name, words)}</span>
                <span className="bt-weapon-place">
                  {locationName(location, words)}
                  {state !== 'ready' && ` · ${stateText(state)}`}
                </span>
              </th>
              <td>{missiles > 1 ? `${damage} × ${missiles}` : damage}</td>
              <td>{heat}</td>
              <td>
                {range.short}/{range.medium}/{range.long}
              </td>
              <td data-none={ammo === 0 || undefined}>{ammo ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function stateText(state: WeaponView['state']): string {
    if (state === 'destroyed') return words.say('battletech.destroyed', {}, 'destroyed');
    if (state === 'declared') return words.say('battletech.declared', {}, 'declared');
    return words.say('battletech.fired', {}, 'fired');
  }
}
