import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { strokesOf } from '../../hooks/hotkey-strokes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';

/** How keys are written that nobody calls by their names. */
const SHOWN: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys as they stand on a keyboard: one after the other, or together. Renders a `<span>` element. */
export function KeyCaps({ keys, ...elementProps }: KeyCapsProps): ReactNode {
  const words = useWords();
  const [strokes = []] = strokesOf(keys);
  return (
    <span {...mergeProps({ className: 'ms-key-caps' }, elementProps)}>
      {strokes.map((stroke, at) => (
        // Strokes have no other name than their place.
        <Fragment key={at}>
          {at > 0 && <span className="ms-key-then">{words.say('hotkeys.then', {}, 'then')}</span>}
          {stroke.split(/\+(?=.)/).map((key, nth) => (
            <kbd key={nth} className="ms-hotkey">
              {words.resolve(
                `key.${key}`,
                {},
                SHOWN[key] ?? (nth > 0 && key.length === 1 ? key.toUpperCase() : key),
              )}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

/** Props of `KeyCaps`. */
export interface KeyCapsProps extends ComponentProps<'span'> {
  /** The keys, as a hotkey names them: `g i`, `Ctrl+K`. */
  readonly keys: string;
}
