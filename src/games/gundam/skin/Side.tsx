import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BattleView, SideView } from '../view.js';
import { BattleArea } from './BattleArea.js';
import { ShieldArea } from './ShieldArea.js';
import { SideBar } from './SideBar.js';

/** Everything of one player on the table. Renders a `<section>` element. */
export function Side({ side, battle, deciding, own = false, children }: SideProps): ReactNode {
  const words = useWords();
  const bar = <SideBar side={side} deciding={deciding} own={own} />;
  return (
    <section
      className="gd-side"
      data-side={own ? 'near' : 'far'}
      aria-label={words.say('gundam.side', { player: side.name }, 'Side of {player}')}
    >
      {!own && bar}
      <div className="gd-field">
        <ShieldArea side={side} battle={battle} own={own} />
        <BattleArea side={side} battle={battle} own={own} />
      </div>
      {own && bar}
      {children}
    </section>
  );
}

/** Props of `Side`. */
export interface SideProps {
  readonly side: SideView;
  readonly battle: BattleView | null;
  /** Whether a decision of this player is awaited. */
  readonly deciding: boolean;
  /** Whether it is the seat's own. */
  readonly own?: boolean;
  /** What lies before the player. */
  readonly children?: ReactNode;
}
