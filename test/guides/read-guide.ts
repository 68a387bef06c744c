import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionOf } from '../../stories/guides/region.js';

const folder = join(import.meta.dirname, '../../stories/guides');

/** A sample as a guide shows it. */
export interface Shown {
  /** The file of the sample, without its ending. */
  readonly sample: string;
  /** The part of it, which is also the name of the function that holds it. */
  readonly region: string;
  readonly code: string;
  /** The file with what it prints; none where only code is shown. */
  readonly output: string | null;
}

/** The names of all guides. */
export const guides = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

/** The files with what samples print. */
export const outputs = readdirSync(join(folder, 'outputs'));

/** The text of a guide, and the samples it shows, in their order. */
export function readGuide(name: string): { readonly text: string; readonly samples: readonly Shown[] } {
  const text = readFileSync(join(folder, name), 'utf8');
  const files = new Map(
    [...text.matchAll(/^import (\w+) from '\.\/([^']+)\?raw';$/gm)].map(([, as = '', file = '']) => [
      as,
      file,
    ]),
  );
  const fileOf = (as: string) => {
    const file = files.get(as);
    if (file === undefined) throw new Error(`${name} shows "${as}", which it does not import.`);
    return file;
  };
  const tags = [...text.matchAll(/<Sample of=\{(\w+)\} region="([\w-]+)"(?: prints=\{(\w+)\})? \/>/g)];
  if (tags.length !== text.split('<Sample').length - 1)
    throw new Error(`${name} has a sample in another form.`);
  const samples = tags.map(([, of = '', region = '', prints]): Shown => {
    const file = fileOf(of);
    return {
      sample: file.replace(/^samples\/|\.tsx?$/g, ''),
      region,
      code: regionOf(readFileSync(join(folder, file), 'utf8'), region),
      output: prints === undefined ? null : fileOf(prints).replace(/^outputs\//, ''),
    };
  });
  return { text, samples };
}
