import type { ReactNode } from 'react';
import { useSelection } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EntityId } from '../../../protocol/ids.js';
import type { Option } from '../../../protocol/option.js';
import { hexName, hexOfId, MOVE_MODES, type Facing, type MoveMode } from '../view.js';
import { facingOf, ModeSign } from './MoveOverlay.js';
import { directionName, modeName } from './names.js';
import { OptionButton } from './OptionButton.js';

/** What a unit can do in the movement phase: turn, go to the hex that is chosen, or choose how to move. Renders elements side by side. */
export function MoveOrders({ options }: { readonly options: readonly Option[] }): ReactNode {
  const { selection } = useSelection();
  const turns = options.filter(({ params }) => params['facing'] !== undefined);
  if (turns.length > 0) return <Turns options={turns} />;
  const hex = selection['hex'];
  return hex === undefined ? (
    <Modes options={options} />
  ) : (
    <Ways to={hex as EntityId} options={options.filter(({ params }) => params['hex'] === hex)} />
  );
}

function Turns({ options }: { readonly options: readonly Option[] }): ReactNode {
  const words = useWords();
  return (
    <>
      <p className="bt-hint">{words.say('battletech.turn', {}, 'Which way shall it face?')}</p>
      <div className="bt-buttons">
        {options.map(({ id, params }) => {
          const facing = facingOf(params['facing']) as Facing;
          return (
            <OptionButton key={id} optionId={id}>
              <svg className="bt-icon" viewBox="-10 -10 20 20" aria-hidden="true">
                <path d="M0 -8L6 6L0 3L-6 6z" transform={`rotate(${facing * 60})`} />
              </svg>
              {directionName(facing, words)}
            </OptionButton>
          );
        })}
      </div>
    </>
  );
}

/** The ways to the hex that is chosen. */
function Ways({ to, options }: { readonly to: EntityId; readonly options: readonly Option[] }): ReactNode {
  const words = useWords();
  const { select } = useSelection();
  const place = hexOfId(to);
  const hex = place ? hexName(place) : '';
  return (
    <>
      <p className="bt-hint">{words.say('battletech.ways', { hex }, 'How shall it get to {hex}?')}</p>
      <div className="bt-buttons">
        {options.map(({ id, kind, params }) => (
          <OptionButton key={id} optionId={id} strong={kind === 'available'}>
            <Mode mode={params['mode'] as MoveMode} />
          </OptionButton>
        ))}
        <button type="button" className="bt-option" onClick={() => select('hex', undefined)}>
          {words.say('battletech.other-hex', {}, 'Another hex')}
        </button>
      </div>
    </>
  );
}

function Modes({ options }: { readonly options: readonly Option[] }): ReactNode {
  const words = useWords();
  const { selection, select } = useSelection();
  return (
    <>
      <p className="bt-hint">
        {words.say('battletech.move-hint', {}, 'Choose a marked hex, or first how to move.')}
      </p>
      <div className="bt-buttons">
        {MOVE_MODES.map((mode) => {
          const ways = options.filter(({ params }) => params['mode'] === mode);
          const count = ways.filter(({ kind }) => kind === 'available').length;
          const [first] = ways;
          if (!first) return null;
          if (count === 0 || ways.length === 1)
            return (
              <OptionButton key={mode} optionId={first.id}>
                <Mode mode={mode} />
              </OptionButton>
            );
          const chosen = selection['mode'] === mode;
          return (
            <button
              key={mode}
              type="button"
              className="bt-option"
              aria-pressed={chosen}
              onClick={() => {
                select('unitId', first.params['unitId']);
                select('mode', chosen ? undefined : mode);
              }}
            >
              <Mode mode={mode} />
              <span className="bt-option-note">
                {words.say('battletech.hexes', { count }, { one: '{count} hex', other: '{count} hexes' })}
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}

function Mode({ mode }: { readonly mode: MoveMode }): ReactNode {
  const words = useWords();
  return (
    <>
      <svg className="bt-icon" viewBox="-12 -12 24 24" aria-hidden="true">
        <ModeSign mode={mode} />
      </svg>
      {modeName(mode, words)}
    </>
  );
}
