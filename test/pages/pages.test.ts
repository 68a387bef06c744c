import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../stories');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.mdx'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The address that Storybook makes of a title. */
const addressOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const titles = files
  .filter((file) => /\.(?:mdx|stories\.tsx)$/.test(file))
  .flatMap((file) => {
    const [, title] = /(?:<Meta title="|\btitle: ')([^"']+)["']/.exec(read(file)) ?? [];
    return title === undefined ? [] : [addressOf(title)];
  });

describe.each(pages)('%s', (page) => {
  const text = read(page);
  const stories = new Map(
    [...text.matchAll(/^import \* as (\w+) from '([^']+\.stories)';$/gm)].map(([, name, file]) => [
      name,
      join(root, dirname(page), `${file}.tsx`),
    ]),
  );

  test('shows only stories that there are', () => {
    const shown = [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)].map(([, file, story]) => ({
      file,
      story,
    }));
    const missing = shown.filter(({ file, story }) => {
      const path = stories.get(file) ?? '';
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(`export const ${story}: Story`);
    });
    expect(missing).toEqual([]);
  });

  test('leads only to pages that there are', () => {
    const links = [...text.matchAll(/\(\?path=\/(?:docs|story)\/([\w-]+?)--[\w-]+\)/g)].map(
      ([, link]) => link!,
    );
    expect(links.filter((link) => !titles.includes(link))).toEqual([]);
  });
});
