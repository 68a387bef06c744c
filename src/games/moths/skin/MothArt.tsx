import type { CSSProperties, ReactNode } from 'react';

const UPPER = [
  'M50 48C40 22 18 14 10 24c-4 12 8 28 38 30z',
  'M50 48C44 26 26 8 8 14c0 18 14 36 40 40z',
  'M50 48C36 30 16 24 6 34c2 14 20 22 42 20z',
];
const LOWER = [
  'M49 54C34 56 22 66 24 78c8 6 20-2 25-18z',
  'M49 54C36 60 28 74 34 90c8-2 14-16 15-30z',
  'M49 54C30 54 18 62 20 72c10 4 22-4 29-12z',
];

/** A moth of a kind: no two kinds have the same wings, colours and spots. Renders an `<svg>` element. */
export function MothArt({ kind }: { readonly kind: number }): ReactNode {
  const hue = { '--moth-hue': `${(kind * 137) % 360}deg` } as CSSProperties;
  const wings = (
    <>
      <path className="moths-wing" d={UPPER[kind % 3]} />
      <path className="moths-wing" data-lower="" d={LOWER[Math.floor(kind / 3) % 3]} />
      <circle className="moths-spot" cx={26} cy={32} r={3 + (kind % 4) * 1.5} />
      {kind % 2 === 1 && <circle className="moths-spot" cx={34} cy={68} r={4} />}
    </>
  );
  return (
    <svg className="moths-moth" viewBox="0 0 100 100" style={hue} aria-hidden="true">
      {wings}
      <g transform="matrix(-1 0 0 1 100 0)">{wings}</g>
      <path className="moths-body" d="M50 36c4 0 5 8 4 20l-4 20-4-20c-1-12 0-20 4-20z" />
      <path className="moths-feeler" d="M49 37C46 28 42 24 36 22M51 37c3-9 7-13 13-15" />
    </svg>
  );
}
