import { describe, expect, test } from 'vitest';
import { printed } from './printed.js';
import { guides, outputs, readGuide } from './read-guide.js';

const modules = import.meta.glob<Record<string, unknown>>('../../stories/guides/samples/*.ts');

/** The function of a sample that holds a region. */
async function sampleNamed(sample: string, region: string): Promise<() => void | Promise<void>> {
  const module = await modules[`../../stories/guides/samples/${sample}.ts`]?.();
  const run = module?.[region];
  if (typeof run !== 'function') throw new Error(`samples/${sample}.ts exports no function "${region}".`);
  return run as () => void | Promise<void>;
}

test('there are six guides', () => {
  expect(guides).toEqual([
    'AdvancedParameters.mdx',
    'AiAgents.mdx',
    'BringYourEngine.mdx',
    'GettingStarted.mdx',
    'Migration.mdx',
    'UiComponents.mdx',
  ]);
});

describe.each(guides)('%s', (guide) => {
  const { text, samples } = readGuide(guide);
  const printing = samples.filter(({ output }) => output !== null);

  test('shows code only from samples that are compiled and run', () => {
    expect(samples.length).toBeGreaterThan(3);
    expect(text).not.toContain('```');
  });

  test.each(printing)(
    'prints what it says: $region',
    { timeout: 60_000 },
    async ({ sample, region, output }) => {
      expect(output).toBe(`${sample}-${region}.txt`);
      const said = await printed(await sampleNamed(sample, region));
      await expect(said).toMatchFileSnapshot(`../../stories/guides/outputs/${output}`);
    },
  );

  test('links to pages that there are', () => {
    const pages = guides.map((name) => /<Meta title="([^"]+)"/.exec(readGuide(name).text)![1]!).map(pageOf);
    const links = [...text.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)].map(([, page]) => page);
    expect(links.filter((page) => page?.startsWith('guides-') && !pages.includes(page))).toEqual([]);
  });
});

test('every output is shown somewhere', () => {
  const shown = guides.flatMap((guide) => readGuide(guide).samples.map(({ output }) => output));
  expect(outputs.filter((file) => !shown.includes(file))).toEqual([]);
});

/** The address of a page, as Storybook makes it from a title. */
function pageOf(title: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`;
}
