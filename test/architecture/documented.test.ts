import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../', import.meta.url));

const sourceOf = (file: string) => {
  for (const ending of ['.ts', '.tsx']) {
    try {
      return readFileSync(file.replace(/\.js$/, ending), 'utf8');
    } catch {
      // The other ending, then.
    }
  }
  throw new Error(`There is no source of ${file}.`);
};

/** The public names of an entry, each with the file that declares it. */
function namesOf(entry: string): readonly { readonly name: string; readonly file: string }[] {
  return [...sourceOf(entry).matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)';/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*(type )?|\s+as .*$/g, '').trim())
        .filter(Boolean)
        .map((name) => ({ name, file: resolve(dirname(entry), from) })),
  );
}

/** The file that declares a name: the one given, or one that it takes the name from. */
function declaring(name: string, file: string): string {
  const from = namesOf(file).find((each) => each.name === name);
  return from ? declaring(name, from.file) : file;
}

/** Whether the declaration of a name, or that of what overloads it, stands below a comment for its users. */
function isDocumented(name: string, source: string): boolean {
  const declared = new RegExp(
    `export (?:declare |abstract |async )*(?:function\\*?|const|let|class|interface|type|enum) ${name}\\b`,
    'g',
  );
  return [...source.matchAll(declared)].some(({ index }) => source.slice(0, index).trimEnd().endsWith('*/'));
}

const entries = Object.values(manifest.exports)
  .flatMap((target) => (typeof target === 'object' ? [target.default] : []))
  .filter((file) => /(?:^|\/)index\.js$/.test(file))
  .map((file) => file.replace('./dist/', 'src/'));

describe('the public names', () => {
  it.each(entries)('of %s have a sentence for their users', (entry) => {
    const names = namesOf(resolve(root, entry));
    expect(names.length).toBeGreaterThan(0);
    const silent = names.filter(({ name, file }) => !isDocumented(name, sourceOf(declaring(name, file))));
    expect(silent.map(({ name, file }) => `${name} in ${file.slice(root.length)}`)).toEqual([]);
  });

  it('are found out where they have none', () => {
    expect(isDocumented('a', '/** What it is. */\nexport const a = 1;')).toBe(true);
    expect(isDocumented('a', '/** Another. */\nexport const b = 1;\nexport const a = 1;')).toBe(false);
    expect(isDocumented('a', 'const a = 1;')).toBe(false);
  });
});
