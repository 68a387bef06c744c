import type { ReactNode } from 'react';

/** The picture on a card. Renders an `<svg>` element. */
export function CardArt({ art }: { readonly art: string }): ReactNode {
  return (
    <svg
      className="ew-art"
      data-art={art}
      viewBox="0 0 100 64"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="ew-art-hills" d="M0 50 Q18 36 36 48 T70 46 T100 48 V64 H0Z" />
      {PICTURES[art]}
    </svg>
  );
}

const eyes = (y: number, apart = 7, r = 1.9) => (
  <g fill="#1d1a16">
    <circle cx={50 - apart} cy={y} r={r} />
    <circle cx={50 + apart} cy={y} r={r} />
  </g>
);

const PICTURES: Readonly<Record<string, ReactNode>> = {
  mouse: (
    <>
      <g fill="#9b8674">
        <circle cx="35" cy="22" r="10" />
        <circle cx="65" cy="22" r="10" />
        <path d="M50 14c13 0 19 11 16 22-2 9-9 16-16 20-7-4-14-11-16-20-3-11 3-22 16-22z" />
      </g>
      <g fill="#e0b7a3">
        <circle cx="35" cy="22" r="5.5" />
        <circle cx="65" cy="22" r="5.5" />
        <circle cx="50" cy="53" r="3" />
      </g>
      {eyes(34)}
      <circle cx="80" cy="46" r="11" fill="#ffd873" opacity=".45" />
      <rect
        x="76.500"
        y="40"
        width="7"
        height="11"
        rx="2"
        fill="#ffd873"
        stroke="#7a4d16"
        strokeWidth="1.500"
      />
    </>
  ),
  fox: (
    <>
      <path d="M27 8 42 22Q50 18 58 22L73 8 71 36 50 58 29 36Z" fill="#d4692c" />
      <path d="M29 36Q40 34 50 46 60 34 71 36L50 58Z" fill="#f7ead9" />
      <path d="M31 14l8 9-7 5zM69 14l-8 9 7 5z" fill="#7c3512" />
      {eyes(33, 9)}
      <circle cx="50" cy="55" r="3.200" fill="#1d1a16" />
    </>
  ),
  hedgehog: (
    <>
      <path
        d="M18 52 16 42l6 2-3-12 8 4 0-13 8 6 4-12 7 8 7-11 5 10 9-8 2 11 10-4-2 11 8 1-5 8 6 5z"
        fill="#5d4630"
      />
      <path d="M34 54c0-14 8-22 19-22s23 10 29 22z" fill="#d9b98c" />
      <circle cx="80" cy="51" r="3.400" fill="#1d1a16" />
      <circle cx="63" cy="43" r="2.200" fill="#1d1a16" />
      <ellipse cx="46" cy="39" rx="5" ry="4" fill="#b98f60" />
    </>
  ),
  badger: (
    <>
      <g fill="#4b4a48">
        <circle cx="33" cy="18" r="7" />
        <circle cx="67" cy="18" r="7" />
        <path d="M50 10c15 0 22 10 20 22S60 58 50 58 32 44 30 32s5-22 20-22z" />
      </g>
      <path d="M50 10c4 0 6 3 6 9v30h-12V19c0-6 2-9 6-9z" fill="#f4f0e6" />
      <path d="M30 30c1 12 10 28 20 28s19-16 20-28c-6 8-8 18-14 19H44c-6-1-8-11-14-19z" fill="#f4f0e6" />
      {eyes(31, 11)}
      <ellipse cx="50" cy="53" rx="5" ry="3.500" fill="#1d1a16" />
    </>
  ),
  heron: (
    <>
      <path
        d="M30 60c2-14 14-16 20-22 7-7-2-12 2-20 3-6 12-7 16-1 4 7-1 12-3 18-3 11 3 15-6 25z"
        fill="#7f9bb0"
      />
      <path d="M66 17 95 23 66 24z" fill="#e2a23b" />
      <path d="M66 13C56 8 46 9 38 14c8-1 14 0 18 3z" fill="#2e3d4c" />
      <circle cx="63" cy="17" r="2" fill="#1d1a16" />
      <path d="M34 58c8-4 12-8 22-9" stroke="#dfe9ef" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  boar: (
    <>
      <path d="M24 12 38 20c7-4 17-4 24 0l14-8-4 18c2 14-9 28-22 28S26 44 28 30z" fill="#5a4034" />
      <ellipse cx="50" cy="47" rx="13" ry="9" fill="#a87a66" />
      <path d="M35 50c-6 0-8-6-7-11 3 4 6 5 10 5zM65 50c6 0 8-6 7-11-3 4-6 5-10 5z" fill="#f6eeda" />
      <circle cx="45.500" cy="47" r="2.200" fill="#3a2720" />
      <circle cx="54.500" cy="47" r="2.200" fill="#3a2720" />
      {eyes(30, 10)}
    </>
  ),
  stag: (
    <>
      <g fill="none" stroke="#8a6b42" strokeWidth="3.400" strokeLinecap="round">
        <path d="M44 26C36 20 30 16 30 4M38 21C30 21 24 18 20 10M34 16c1-4 3-6 6-9" />
        <path d="M56 26c8-6 14-10 14-22M62 21c8 0 14-3 18-11M66 16c-1-4-3-6-6-9" />
      </g>
      <path d="M50 22c10 0 13 7 11 17-1 9-5 20-11 20s-10-11-11-20c-2-10 1-17 11-17z" fill="#9c6b3f" />
      <path d="M39 28 26 26c2 7 7 9 13 8zM61 28l13-2c-2 7-7 9-13 8z" fill="#7f532d" />
      <ellipse cx="50" cy="54" rx="5" ry="4" fill="#2b211a" />
      {eyes(36, 6.5)}
    </>
  ),
  bear: (
    <>
      <g fill="#6b4a2f">
        <circle cx="30" cy="18" r="10" />
        <circle cx="70" cy="18" r="10" />
        <ellipse cx="50" cy="36" rx="27" ry="25" />
      </g>
      <ellipse cx="50" cy="46" rx="13" ry="11" fill="#c79d70" />
      <ellipse cx="50" cy="41" rx="5" ry="3.600" fill="#1d1a16" />
      <path d="M50 44v5m0 0c-2 3-5 3-7 1m7-1c2 3 5 3 7 1" stroke="#1d1a16" strokeWidth="1.600" fill="none" />
      {eyes(31, 11, 2.2)}
    </>
  ),
  weather: (
    <>
      <g stroke="#f2b632" strokeWidth="3" strokeLinecap="round">
        <path d="M32 4v6M12 12l5 4M6 32h7M52 12l-5 4M14 50l4-4" />
      </g>
      <circle cx="32" cy="30" r="14" fill="#f2b632" />
      <path d="M46 42c-7 0-9-9-2-11 1-9 14-11 18-4 8-3 16 3 14 10 4 2 3 7-2 7H46z" fill="#eef3f6" />
      <g stroke="#4f86b8" strokeWidth="3" strokeLinecap="round">
        <path d="M50 49l-3 8M60 49l-3 8M70 49l-3 8" />
      </g>
    </>
  ),
  spark: (
    <>
      <path
        d="M50 4 56 24 76 12 64 30 88 34 64 40 74 58 55 45 50 62 45 45 26 58 36 40 12 34 36 30 24 12 44 24Z"
        fill="#e8622c"
      />
      <path
        d="M50 16 54 29 66 22 58 33 72 36 57 39 62 49 52 42 50 52 48 42 38 49 43 39 28 36 42 33 34 22 46 29Z"
        fill="#ffd873"
      />
    </>
  ),
  bramble: (
    <>
      <g fill="none" stroke="#4e7a3a" strokeWidth="4" strokeLinecap="round">
        <path d="M8 54C30 60 34 14 52 14s16 30 2 30-6-24 14-22 18 26 26 30" />
      </g>
      <path d="M30 38l-8-3 7-4zM44 18l-3-9 8 5zM62 43l4 9-9-4zM80 30l9-5-3 9z" fill="#2f5223" />
      <circle cx="26" cy="22" r="6" fill="#7c2f5e" />
      <circle cx="76" cy="52" r="6" fill="#7c2f5e" />
      <circle cx="68" cy="9" r="4.500" fill="#7c2f5e" />
    </>
  ),
  owl: (
    <>
      <path d="M28 6l11 8c7-3 15-3 22 0l11-8v30c0 14-10 24-22 24S28 50 28 36z" fill="#8a6a4a" />
      <path d="M38 40c4 4 20 4 24 0v10c-6 8-18 8-24 0z" fill="#d9c2a0" />
      <circle cx="39" cy="27" r="10" fill="#f4ead6" />
      <circle cx="61" cy="27" r="10" fill="#f4ead6" />
      {eyes(27, 11, 4.2)}
      <path d="M50 31l4 6-4 5-4-5z" fill="#e2a23b" />
    </>
  ),
};
