import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { regionOf } from './region.js';

/** What `Sample` takes. */
export interface SampleProps {
  /** The text of a file of `samples`, which is compiled and run by a test. */
  readonly of: string;
  /** The part of it that is shown. */
  readonly region?: string;
  /** What it prints: the text of a file of `outputs`, which the test compares. */
  readonly prints?: string;
}

/** Code as it is compiled, and what it printed when it was run. */
export function Sample({ of, region, prints }: SampleProps): ReactNode {
  return (
    <>
      <Source code={regionOf(of, region)} language="tsx" />
      {prints !== undefined && (
        <>
          <p>It prints:</p>
          <Source code={prints.trimEnd()} language="text" />
        </>
      )}
    </>
  );
}
