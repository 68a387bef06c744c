import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MetricItem } from '../../src/components/PreviewPanel/MetricItem.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';

/** The amounts a receipt shows, read as a player reads them: all lines, and last the total. */
function amountsShown(metric: PreviewMetric): number[] {
  const html = renderToStaticMarkup(
    <WordsProvider locale="en">
      <dl>
        <MetricItem metric={metric} />
      </dl>
    </WordsProvider>,
  );
  return Array.from(html.matchAll(/<td[^>]*>([^<]*)<\/td>/g), ([, text]) =>
    Number(text!.replaceAll(/[,%+]/g, '')),
  );
}

const amount = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.integer({ min: -5000, max: 5000 }).map((number) => number / 3),
);
/** What is read to a thousandth. */
const read = (number: number) => Math.round(number * 1000);

describe('what a receipt shows', () => {
  it('adds up to the total shown, and that is the number shown', () => {
    const lines = fc.array(fc.record({ label: fc.string(), amount }), { maxLength: 12 });
    fc.assert(
      fc.property(
        lines,
        fc.option(amount),
        fc.constantFrom('%', 'feet', undefined),
        (receipt, before, unit) => {
          const after = receipt.reduce((sum, line) => sum + line.amount, before ?? 0);
          const shown = amountsShown({
            key: 'k',
            label: 'K',
            after,
            receipt,
            tone: 'neutral',
            ...(before !== null && { before }),
            ...(unit !== undefined && { unit }),
          });
          const total = shown.pop();
          expect(read(total!)).toBe(read(after));
          expect(shown.reduce((sum, each) => sum + read(each), 0)).toBe(read(total!));
          expect(shown).toHaveLength(receipt.length + (before === null ? 0 : 1));
        },
      ),
    );
  });

  it('is nothing where it would not add up', () => {
    const wrong = {
      key: 'k',
      label: 'K',
      after: 8,
      receipt: [{ label: 'Crew', amount: 7 }],
      tone: 'good',
    } as const;
    expect(amountsShown(wrong)).toEqual([]);
  });
});
