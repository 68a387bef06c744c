import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { Location, LocationView } from '../view.js';
import { locationName } from './names.js';

/** Where a part is drawn, seen from behind as on a record sheet: left is left. */
const PARTS: Readonly<Record<Location, readonly [x: number, y: number, width: number, height: number]>> = {
  head: [84, 2, 32, 26],
  'left-torso': [44, 32, 34, 50],
  'center-torso': [81, 32, 38, 58],
  'right-torso': [122, 32, 34, 50],
  'left-arm': [6, 36, 34, 62],
  'right-arm': [160, 36, 34, 62],
  'left-leg': [56, 94, 40, 60],
  'right-leg': [104, 94, 40, 60],
};

/** What is left of each part of a mech: armour above, structure below. Renders a `<div>` element with a table for those who hear it. */
export function ArmourDiagram({ locations }: { readonly locations: readonly LocationView[] }): ReactNode {
  const words = useWords();
  return (
    <div className="bt-armour">
      <svg viewBox="0 0 200 156" aria-hidden="true">
        {locations.map((location) => (
          <Part key={location.id} {...location} />
        ))}
      </svg>
      <div className="ms-visually-hidden">
        <table>
          <caption>{words.say('battletech.armour', {}, 'Armour and structure')}</caption>
          <tbody>
            {locations.map(({ id, armour, maxArmour, structure, maxStructure }) => (
              <tr key={id}>
                <th scope="row">{locationName(id, words)}</th>
                <td>
                  {words.say(
                    'battletech.plating',
                    { armour, maxArmour, structure, maxStructure },
                    'armour {armour} of {maxArmour}, structure {structure} of {maxStructure}',
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Part({ id, armour, maxArmour, structure, maxStructure }: LocationView): ReactNode {
  const [x, y, width, height] = PARTS[id];
  const share = maxArmour === 0 ? 0 : armour / maxArmour;
  const state =
    structure <= 0 ? 'lost' : structure < maxStructure ? 'open' : armour < maxArmour ? 'hit' : 'sound';
  return (
    <g className="bt-part" data-state={state} style={{ '--bt-share': share } as CSSProperties}>
      <rect className="bt-part-back" x={x} y={y} width={width} height={height} rx="6" />
      <rect
        className="bt-part-armour"
        x={x}
        y={y + height * (1 - share)}
        width={width}
        height={height * share}
        rx="6"
      />
      {state === 'lost' ? (
        <path
          className="bt-part-lost"
          d={`M${x + 6} ${y + 6}l${width - 12} ${height - 12}m0 ${12 - height}l${12 - width} ${height - 12}`}
        />
      ) : (
        <>
          <text x={x + width / 2} y={y + height / 2 - (height > 30 ? 1 : -4)}>
            {armour}
          </text>
          {height > 30 && (
            <text className="bt-part-structure" x={x + width / 2} y={y + height / 2 + 14}>
              {structure}
            </text>
          )}
        </>
      )}
      <rect className="bt-part-edge" x={x} y={y} width={width} height={height} rx="6" />
    </g>
  );
}
