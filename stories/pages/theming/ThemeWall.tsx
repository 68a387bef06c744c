import { useMemo, type ReactNode } from 'react';
import { ActionMenu } from '../../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel } from '../../../src/components/PreviewPanel/PreviewPanel.js';
import { StatusBanner } from '../../../src/components/StatusBanner/StatusBanner.js';
import { useOptions } from '../../../src/hooks/facts.js';
import { GameProvider } from '../../../src/hooks/GameProvider.js';
import { hand } from '../../tables/hand.js';
import './theming.css';

/** The same game side by side, each in a setting of its own. */
export function ThemeWall({ settings }: ThemeWallProps): ReactNode {
  return (
    <div className="theme-wall">
      {settings.map(({ title, attributes }) => (
        <section key={title} aria-label={title} {...attributes}>
          <h2>{title}</h2>
          <SmallGame title={title} />
        </section>
      ))}
    </div>
  );
}

/** Props of `ThemeWall`. */
export interface ThemeWallProps {
  readonly settings: readonly {
    readonly title: string;
    readonly attributes: Readonly<Record<`data-ms-${string}`, string>>;
  }[];
}

function SmallGame({ title }: { readonly title: string }): ReactNode {
  const { adapter } = useMemo(() => hand(), []);
  return (
    <GameProvider adapter={adapter}>
      <div className="ms-stack">
        <StatusBanner />
        <ActionMenu label={`Actions, ${title}`} />
        <Bandits title={title} />
      </div>
    </GameProvider>
  );
}

/** The forecast with the most in it. */
function Bandits({ title }: { readonly title: string }): ReactNode {
  const bandits = useOptions().find(({ move }) => move.moveId === 'attack-bandits');
  return bandits ? <PreviewPanel label={`Forecast, ${title}`} option={bandits} /> : null;
}
