import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../');
const stories = join(root, 'stories/components');
const files = readdirSync(stories).filter((file) => file.endsWith('.stories.tsx'));
const storiesOf = (file: string) =>
  [...readFileSync(join(stories, file), 'utf8').matchAll(/^export const (\w+): Story\b/gm)].map(
    ([, name]) => name,
  );

/** What a designer finds of every component, by the same name. */
const EVERYWHERE = ['Default', 'LongLabels', 'Empty', 'TenThousand', 'Phone', 'Dark'];

describe('the stories of', () => {
  test.each(files)('%s show what every component has to show, and a state of play', (file) => {
    const names = storiesOf(file);
    expect(EVERYWHERE.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !EVERYWHERE.includes(name!))).not.toEqual([]);
  });

  test('every component are there', () => {
    const components = readdirSync(join(root, 'src/components'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (name === 'ErrorBoundary' ? 'GameErrorBoundary' : name));
    expect(components.filter((name) => !files.includes(`${name}.stories.tsx`))).toEqual([]);
  });
});
