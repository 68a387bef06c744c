import type { ReactNode } from 'react';

const bust = (hair: ReactNode, visor: ReactNode) => (
  <>
    <path d="M18 76c2-16 14-22 32-22s30 6 32 22z" className="gd-a-main" />
    <path d="M50 54c18 0 30 6 32 22H50z" className="gd-a-dark" />
    <path d="M40 56h20l-4 9H44z" className="gd-a-metal" />
    <path d="M42 44h16v12H42z" className="gd-a-skin-shade" />
    <path d="M35 22h30v16c0 9-7 15-15 15s-15-6-15-15z" className="gd-a-skin" />
    {hair}
    {visor}
    <path d="M42 36h4v2.500h-4zM54 36h4v2.500h-4z" className="gd-a-dark" />
    <path d="M45 46h10v1.500H45z" className="gd-a-skin-shade" />
  </>
);

const cap = (
  <>
    <path d="M32 24c0-12 8-18 18-18s18 6 18 18z" className="gd-a-main" />
    <path d="M30 23h42l4 5H32z" className="gd-a-dark" />
    <circle cx="50" cy="15" r="3.500" className="gd-a-metal" />
  </>
);
const helmet = (
  <>
    <path d="M30 40V24C30 10 38 4 50 4s20 6 20 20v16l-6-4V26H36v10z" className="gd-a-light" />
    <path d="M50 4c12 0 20 6 20 20v16l-6-4V26H50z" className="gd-a-main" />
  </>
);
const goggles = (
  <>
    <path d="M36 25h12v7H36zM52 25h12v7H52z" className="gd-a-dark" />
    <path d="M38 26.500h8v4h-8zM54 26.500h8v4h-8z" className="gd-a-glow" />
  </>
);
const mane = (
  <path
    d="M30 44C26 20 34 6 50 6s26 12 20 40l-6-4c2-8 0-14-4-18-8 6-18 6-24 2-2 6-2 10-1 14z"
    className="gd-a-hair"
  />
);
const crop = (
  <path d="M33 28C30 12 40 5 50 5s20 6 17 23c-4-8-8-10-12-10s-14 2-22 10z" className="gd-a-hair" />
);
const bun = (
  <>
    <circle cx="50" cy="6" r="6" className="gd-a-hair" />
    {crop}
  </>
);
const beard = <path d="M35 36c0 14 6 20 15 20s15-6 15-20c-4 8-8 8-15 8s-11 0-15-8z" className="gd-a-hair" />;

/** Pictures of what is no machine, by the name of the picture: pilots, commands, bases. */
export const SCENES: Readonly<Record<string, ReactNode>> = {
  ida: bust(mane, null),
  corin: bust(crop, beard),
  pell: bust(crop, goggles),
  ostrid: bust(cap, beard),
  rhea: bust(helmet, goggles),
  bram: bust(bun, beard),
  tamsin: bust(mane, goggles),
  garrick: bust(helmet, null),
  ebb: (
    <>
      <path
        d="M0 46c12-26 34-34 52-22 12 8 10 22-2 22-8 0-10-8-4-11-10-2-16 8-8 17 10 11 40 8 62-12v36H0z"
        className="gd-a-main"
      />
      <path d="M0 60c16-10 30 8 50 2s34-8 50-2v16H0z" className="gd-a-light" />
    </>
  ),
  charts: (
    <>
      <path d="M10 16l26-8 28 8 26-8v52l-26 8-28-8-26 8z" className="gd-a-paper" />
      <path d="M36 8v52M64 16v52" className="gd-a-line" />
      <path d="M18 50c10-16 18-4 26-14s14-16 34-14" className="gd-a-route" />
      <path d="M74 16l8 8m0-8l-8 8" className="gd-a-route" />
    </>
  ),
  fog: (
    <>
      <path d="M56 8l10 58H46z" className="gd-a-dark" />
      <path
        d="M0 30h60a5 5 0 0 1 0 10H0zM34 46h66v9H34a4.500 4.500 0 0 1 0-9zM0 60h74a5 5 0 0 1 0 10H0zM52 16h48v8H52a4 4 0 0 1 0-8z"
        className="gd-a-smoke"
      />
    </>
  ),
  recall: (
    <>
      <path d="M46 30h8l8 46H38z" className="gd-a-dark" />
      <circle cx="50" cy="24" r="6" className="gd-a-glow" />
      <path
        d="M34 40a22 22 0 0 1 0-32M66 40a22 22 0 0 0 0-32M24 50a36 36 0 0 1 0-52M76 50a36 36 0 0 0 0-52"
        className="gd-a-arc"
      />
    </>
  ),
  volley: (
    <>
      {[
        [14, 10],
        [36, 24],
        [58, 8],
        [70, 34],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(38)`}>
          <path d="M-16-3h16v6h-16z" className="gd-a-glow" />
          <path d="M0-4h12l7 4-7 4H0z" className="gd-a-metal" />
        </g>
      ))}
      <path d="M40 76c2-10 8-12 14-10 2-8 14-8 16 0 6-2 12 2 12 10z" className="gd-a-spark" />
    </>
  ),
  overheat: (
    <>
      <circle cx="50" cy="44" r="28" className="gd-a-dark" />
      <path d="M28 56a25 25 0 1 1 44 0" className="gd-a-arc" />
      <path d="M48 46L68 26l-16 22z" className="gd-a-glow" />
      <circle cx="50" cy="46" r="4" className="gd-a-metal" />
      <path d="M66 32a24 24 0 0 1 7 18" className="gd-a-hot" />
    </>
  ),
  stoke: (
    <>
      <path d="M14 20h72v56H14z" className="gd-a-dark" />
      <path d="M26 76V46a24 24 0 0 1 48 0v30z" className="gd-a-glow" />
      <path
        d="M50 34c10 12 16 20 12 32-2 6-6 8-12 10-8-3-14-8-12-18 1-6 5-8 6-12 3 3 3 6 4 8 3-6 4-12 2-20z"
        className="gd-a-spark"
      />
      <path d="M14 20h72v6H14z" className="gd-a-metal" />
    </>
  ),
  meltdown: (
    <>
      <path
        d="M50 2l8 22 22-12-10 22 26 4-24 10 16 20-24-8-2 16h-16l-2-16-24 8 16-20L4 38l26-4-10-22 22 12z"
        className="gd-a-glow"
      />
      <path
        d="M50 20l5 14 14-6-7 13 15 4-15 6 8 12-14-5-6 14-6-14-14 5 8-12-15-6 15-4-7-13 14 6z"
        className="gd-a-spark"
      />
    </>
  ),
  drydock: (
    <>
      <path d="M8 20h6v50H8zM86 20h6v50h-6zM8 14h84v7H8z" className="gd-a-dark" />
      <path d="M46 21h3v14h-3zM40 35h15v4H40z" className="gd-a-metal" />
      <path d="M20 46h60l-8 16H28z" className="gd-a-main" />
      <path d="M34 38h26v8H34z" className="gd-a-light" />
      <path d="M0 66h100v10H0z" className="gd-a-ground" />
    </>
  ),
  lighthouse: (
    <>
      <path d="M44 30h12l8 46H36z" className="gd-a-light" />
      <path d="M50 30h6l8 46H50z" className="gd-a-main" />
      <path d="M42 42h16l1 7H41zM39 58h22l1 7H38z" className="gd-a-dark" />
      <path d="M43 14h14v16H43z" className="gd-a-dark" />
      <path d="M45 17h10v11H45z" className="gd-a-glow" />
      <path d="M40 14l10-10 10 10z" className="gd-a-metal" />
      <path d="M57 20l43-12v28L57 26zM43 20L0 8v28l43-10z" className="gd-a-beam" />
    </>
  ),
  forge: (
    <>
      <path d="M20 8h10v28H20zM36 14h9v22h-9z" className="gd-a-dark" />
      <path d="M12 34h76l-4 24H16z" className="gd-a-main" />
      <path d="M42 40h30v18H42z" className="gd-a-dark" />
      <path d="M46 44h22v14H46z" className="gd-a-glow" />
      {[20, 36, 52, 68, 82].map((x) => (
        <circle key={x} cx={x} cy="64" r="8" className="gd-a-metal" />
      ))}
    </>
  ),
  stackworks: (
    <>
      <path d="M14 14h14v56H14zM36 4h14v66H36zM58 18h14v52H58z" className="gd-a-main" />
      <path d="M21 14h7v56h-7zM43 4h7v66h-7zM65 18h7v52h-7z" className="gd-a-dark" />
      <path d="M12 12h18v5H12zM34 2h18v5H34zM56 16h18v5H56z" className="gd-a-metal" />
      <path d="M6 52h88v24H6z" className="gd-a-dark" />
      {[14, 30, 46, 62, 78].map((x) => (
        <path key={x} d={`M${x} 58h8v8h-8z`} className="gd-a-glow" />
      ))}
    </>
  ),
  'ex-base': (
    <>
      <path d="M14 66l10-34h52l10 34z" className="gd-a-main" />
      <path d="M50 32h26l10 34H50z" className="gd-a-dark" />
      <path d="M34 20h32l6 12H28z" className="gd-a-light" />
      <path d="M40 44h20v22H40z" className="gd-a-metal" />
      <path d="M44 48h12v18H44z" className="gd-a-glow" />
      <path d="M4 66h92v10H4z" className="gd-a-ground" />
    </>
  ),
};
