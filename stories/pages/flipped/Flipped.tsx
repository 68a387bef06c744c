import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { composeStory, type Decorator, type Meta, type StoryObj } from '@storybook/react-vite';
import type { Flip } from '../../flip.js';

interface StoryFile {
  readonly default: Meta;
  readonly Default: StoryObj;
}

const FILES = import.meta.glob<StoryFile>('../../components/*.stories.tsx', { eager: true });

/** The components, by their names. */
export const COMPONENTS: readonly string[] = Object.keys(FILES).map(
  (path) => /(\w+)\.stories/.exec(path)![1]!,
);

/** The first story of a component, at the table of a game of the toolbar. */
async function flipped(component: string, game: string): Promise<ComponentType> {
  const { Default, default: meta } = FILES[`../../components/${component}.stories.tsx`]!;
  const flip: Flip = { globals: { game }, parameters: { ...meta.parameters, ...Default.parameters } };
  // Run here: what Storybook has for it puts an end to the story that asks.
  const loaders = [meta.loaders, Default.loaders].flat().filter((load) => load !== undefined);
  const loaded = await Promise.all(loaders.map((load) => (load as Load)(flip)));
  const withLoaded: Decorator = (Story, context) => {
    Object.assign(context, { loaded: Object.assign({}, ...loaded) as object });
    return <Story />;
  };
  return composeStory(Default, meta, { initialGlobals: flip.globals, decorators: [withLoaded] });
}

type Load = (flip: Flip) => Promise<object>;

/** Any component at another game's table, chosen from a list. */
export function Flipped({ game }: FlippedProps): ReactNode {
  const [component, choose] = useState('Timeline');
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    void flipped(component, game).then((Story) => wanted && show({ component, Story }));
    return () => {
      wanted = false;
    };
  }, [component, game]);
  return (
    <div className="ms-stack">
      <label>
        Component{' '}
        <select
          className="story-control"
          value={component}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          {COMPONENTS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {shown && (
        <section key={shown.component} aria-label={`${shown.component}, flipped`}>
          <shown.Story />
        </section>
      )}
    </div>
  );
}

/** Props of `Flipped`. */
export interface FlippedProps {
  /** A game of the toolbar. */
  readonly game: string;
}

interface Shown {
  readonly component: string;
  readonly Story: ComponentType;
}
