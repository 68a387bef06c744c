import type { ReactNode } from 'react';
import {
  OptionButton as PlainButton,
  type OptionButtonProps,
} from '../../../components/OptionButton/OptionButton.js';

/** One option as a button in the look of this table. Renders a `<button>` element. */
export function OptionButton(props: OptionButtonProps): ReactNode {
  return <PlainButton {...props} className="ew-option" />;
}
