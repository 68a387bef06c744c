import type { ReactNode } from 'react';

const COIN = (x: number, y: number, r: number) => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r={r} className="pr-art-metal" />
    <circle cx={x} cy={y} r={r * 0.68} className="pr-art-rim" />
  </g>
);

const SHIELD = (scale: number) => (
  <g transform={`translate(24 16) scale(${scale})`}>
    <path d="M-9-10h18v9c0 6-4 10-9 12-5-2-9-6-9-12z" className="pr-art-main" />
    <path d="M0-10v21c5-2 9-6 9-12v-9z" className="pr-art-shade" />
  </g>
);

const PICTURES: Readonly<Record<string, ReactNode>> = {
  Copper: COIN(24, 16, 8),
  Silver: [COIN(18, 17, 8), COIN(31, 15, 8)],
  Gold: [COIN(15, 19, 7.5), COIN(33, 19, 7.5), COIN(24, 12, 8)],
  Estate: (
    <>
      <path d="M10 26V16l8-6 8 6v10z" className="pr-art-main" />
      <path d="M26 26V18l6-4 6 4v8z" className="pr-art-shade" />
      <path d="M16 26v-6h4v6z" className="pr-art-dark" />
    </>
  ),
  Duchy: (
    <>
      <path d="M9 27V12h4v3h3v-3h4v3h3v-3h4v15z" className="pr-art-main" />
      <path d="M27 27V7h3v3h3V7h3v3h3V7h2v20z" className="pr-art-shade" />
      <path d="M16 27v-6a3 3 0 0 1 6 0v6z" className="pr-art-dark" />
    </>
  ),
  Province: (
    <>
      {SHIELD(1.2)}
      <path d="M14 9l4 5 6-8 6 8 4-5-2 9H16z" className="pr-art-metal" />
    </>
  ),
  Village: (
    <>
      <path d="M6 27V19l6-5 6 5v8zM20 27V15l7-6 7 6v12z" className="pr-art-main" />
      <path d="M34 27v-7l4-4 5 4v7z" className="pr-art-shade" />
      <path d="M25 27v-6h4v6zM10 27v-4h3v4z" className="pr-art-dark" />
    </>
  ),
  Smithy: (
    <>
      <path d="M8 12h22c0 6-5 8-9 8v4h5v3H13v-3h5v-4c-6 0-10-3-10-8z" className="pr-art-dark" />
      <path d="M27 4h9v5h-9zM30 9h3v9h-3z" className="pr-art-shade" />
      <path d="M36 18l3-3M38 21h4M35 22l3 3" className="pr-art-spark" />
    </>
  ),
  Laboratory: (
    <>
      <path d="M20 5h8v2h-1v7l8 11c1 2 0 3-2 3H15c-2 0-3-1-2-3l8-11V7h-1z" className="pr-art-glass" />
      <path d="M18 19h12l4 6c1 1 0 2-1 2H15c-1 0-2-1-1-2z" className="pr-art-main" />
      <circle cx="24" cy="22" r="1.5" className="pr-art-glass" />
      <circle cx="28" cy="24" r="1" className="pr-art-glass" />
    </>
  ),
  Market: (
    <>
      <path d="M7 13l4-7h26l4 7z" className="pr-art-main" />
      <path d="M16 6l-1 7h6l1-7zM28 6l1 7h6l-3-7z" className="pr-art-light" />
      <path d="M9 14h3v13H9zM36 14h3v13h-3zM9 20h30v3H9z" className="pr-art-dark" />
      {COIN(20, 18, 2.5)}
      {COIN(27, 18, 2.5)}
    </>
  ),
  Woodcutter: (
    <>
      <path d="M14 27V19H8l6-8h-4l7-8 7 8h-4l6 8h-6v8z" className="pr-art-main" />
      <path d="M36 27L31 9l3-1 5 18z" className="pr-art-dark" />
      <path d="M28 6c4-2 9-1 10 2l-8 5c-3-1-4-5-2-7z" className="pr-art-shade" />
    </>
  ),
  Festival: (
    <>
      <path d="M6 27l8-15 8 15z" className="pr-art-main" />
      <path d="M14 12l2 15h6z" className="pr-art-shade" />
      <path d="M14 12V6l6 2-6 2M4 5c8 6 30 6 40 0" className="pr-art-line" />
      <path d="M28 8l3 6 2-6zM36 7l3 5 2-6zM20 8.500l3 5 2-5z" className="pr-art-metal" />
      <circle cx="34" cy="23" r="4" className="pr-art-light" />
    </>
  ),
  'Council Room': (
    <>
      <path
        d="M8 9h32v3H8zM11 12h4v14h-4zM22 12h4v14h-4zM33 12h4v14h-4zM7 26h34v2H7z"
        className="pr-art-main"
      />
      <path d="M24 2l17 7H7z" className="pr-art-shade" />
    </>
  ),
  Cellar: (
    <>
      <path d="M10 6h20c3 6 3 14 0 20H10C7 20 7 12 10 6z" className="pr-art-main" />
      <path d="M8 12h24M8 20h24" className="pr-art-line" />
      <circle cx="38" cy="23" r="5" className="pr-art-shade" />
      <circle cx="38" cy="23" r="2" className="pr-art-dark" />
    </>
  ),
};

/** The picture of a card. It is decoration. Renders an `<svg>` element. */
export function CardArt({ card, kind }: { readonly card: string; readonly kind: string }): ReactNode {
  return (
    <svg className="pr-art" data-kind={kind} data-card={card} viewBox="0 0 48 32" aria-hidden="true">
      <path d="M0 26c10-3 18 1 26-1s14-2 22 0v7H0z" className="pr-art-ground" />
      {PICTURES[card] ?? SHIELD(1)}
    </svg>
  );
}
