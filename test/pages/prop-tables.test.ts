import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFsImporter, parse } from 'react-docgen';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
const stories = readdirSync(join(root, 'stories/components')).filter((file) => file.endsWith('.stories.tsx'));

// Imports are written as they run, `.js`: here are their sources.
const importer = makeFsImporter((name, folder) => {
  const script = join(folder, name).replace(/\.js$/, '.ts');
  return existsSync(script) ? script : `${script}x`;
});

/** The props of a component whose type the documentation cannot read. */
function unreadable(name: string): readonly string[] {
  const file = join(
    root,
    'src',
    sources.find((path) => basename(path) === `${name}.tsx`)!,
  );
  const [component] = parse(readFileSync(file, 'utf8'), { filename: file, importer }).filter(
    ({ displayName }) => displayName === name,
  );
  return Object.entries(component?.props ?? {})
    .filter(([, { tsType }]) => tsType?.name.startsWith('unknown'))
    .map(([prop]) => prop);
}

test.each(stories)('%s says the type of what the documentation cannot read', (file) => {
  const told = readFileSync(join(root, 'stories/components', file), 'utf8');
  const untold = unreadable(basename(file, '.stories.tsx')).filter(
    (prop) => !new RegExp(`\\b${prop}: (oneOf|listOf)\\(`).test(told),
  );
  expect(untold).toEqual([]);
});

test('finds what the documentation cannot read', () => {
  expect(unreadable('ReasonList')).toEqual(['reasons']);
  expect(unreadable('RejectionNotice')).toEqual(['placement']);
});
