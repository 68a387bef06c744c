import type { ReactNode } from 'react';

/** What a walking machine is put together from; each part is drawn for a frame that stands in the middle. */
export const HEADS = {
  fin: (
    <>
      <path d="M43 12h14l2 9-4 6H45l-4-6z" className="gd-a-main" />
      <path d="M48 4h4l1 10h-6z" className="gd-a-light" />
      <path d="M43 17h14v4H43z" className="gd-a-dark" />
      <path d="M45 18h4v2h-4zM51 18h4v2h-4z" className="gd-a-glow" />
    </>
  ),
  mono: (
    <>
      <path d="M41 16a9 8 0 0 1 18 0v7l-4 4H45l-4-4z" className="gd-a-main" />
      <path d="M41 16h18v5H41z" className="gd-a-dark" />
      <circle cx="50" cy="18.500" r="2.300" className="gd-a-glow" />
    </>
  ),
  visor: (
    <>
      <path d="M42 11h16l3 8-5 8H44l-5-8z" className="gd-a-light" />
      <path d="M41 16l18-1-2 6H43z" className="gd-a-dark" />
      <path d="M43 17.500l14-1-1 2.500H44z" className="gd-a-glow" />
    </>
  ),
  horn: (
    <>
      <path d="M42 14h16l1 8-4 6H45l-4-6z" className="gd-a-main" />
      <path d="M44 15L33 3l14 9zM56 15L67 3 53 12z" className="gd-a-light" />
      <path d="M43 18h14v4H43z" className="gd-a-dark" />
      <path d="M45 19l4 1v1.500l-4-.5zM55 19l-4 1v1.500l4-.5z" className="gd-a-glow" />
    </>
  ),
  dome: (
    <>
      <path d="M39 24a11 12 0 0 1 22 0v4H39z" className="gd-a-main" />
      <path d="M42 21h16v4H42z" className="gd-a-dark" />
      <path d="M44 22h3v2h-3zM48.500 22h3v2h-3zM53 22h3v2h-3z" className="gd-a-glow" />
    </>
  ),
  crown: (
    <>
      <path d="M42 14h16l2 8-5 6H45l-5-6z" className="gd-a-light" />
      <path d="M42 14l-5-11 8 7 5-9 5 9 8-7-5 11z" className="gd-a-metal" />
      <path d="M43 17h14v4H43z" className="gd-a-dark" />
      <path d="M45 18h3.500v2H45zM51.500 18H55v2h-3.500z" className="gd-a-glow" />
    </>
  ),
  lamp: (
    <>
      <path d="M44 24l-2-15 8-5 8 5-2 15z" className="gd-a-dark" />
      <path d="M45.500 11h9l-1 9h-7z" className="gd-a-glow" />
      <path d="M41 8l9-6 9 6z" className="gd-a-main" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export const SHOULDERS = {
  round: (
    <>
      <circle cx="28" cy="33" r="9" className="gd-a-light" />
      <circle cx="72" cy="33" r="9" className="gd-a-main" />
      <circle cx="28" cy="33" r="3.500" className="gd-a-dark" />
      <circle cx="72" cy="33" r="3.500" className="gd-a-dark" />
    </>
  ),
  box: (
    <>
      <path d="M16 25h20v14l-6 5H16z" className="gd-a-light" />
      <path d="M84 25H64v14l6 5h14z" className="gd-a-main" />
      <path d="M16 25h20v3H16zM64 25h20v3H64z" className="gd-a-metal" />
    </>
  ),
  spike: (
    <>
      <path d="M36 28L14 20l6 12-3 9 17 1z" className="gd-a-light" />
      <path d="M64 28l22-8-6 12 3 9-17 1z" className="gd-a-main" />
      <path d="M14 20l10 5-4 7zM86 20l-10 5 4 7z" className="gd-a-metal" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export const ARMS = {
  blade: (
    <>
      <path d="M76 58L92 8l4 3-14 49z" className="gd-a-metal" />
      <path d="M92 8l4 3-9 31z" className="gd-a-glow" />
      <path d="M72 54l14 4-1 4-14-4z" className="gd-a-dark" />
    </>
  ),
  lance: (
    <>
      <path d="M10 70L84 20l3 4-74 50z" className="gd-a-dark" />
      <path d="M80 17L99 6l-9 20z" className="gd-a-metal" />
      <path d="M84 16l15-10-7 14z" className="gd-a-glow" />
    </>
  ),
  rifle: (
    <>
      <path d="M54 52h34v-4h10v7H78l-3 9h-8l2-7H54z" className="gd-a-dark" />
      <path d="M60 49h18v3H60z" className="gd-a-metal" />
      <circle cx="97" cy="51" r="1.800" className="gd-a-glow" />
    </>
  ),
  shield: (
    <>
      <path d="M6 26l22-4 6 6v24L20 74 6 58z" className="gd-a-main" />
      <path d="M10 30l16-3 4 4v19L20 66 10 55z" className="gd-a-light" />
      <path d="M18 34h4v22h-4zM12 42h16v4H12z" className="gd-a-metal" />
    </>
  ),
  hammer: (
    <>
      <path d="M78 22h4v48h-4z" className="gd-a-dark" />
      <path d="M68 8h24v17H68z" className="gd-a-metal" />
      <path d="M68 8h6v17h-6zM86 8h6v17h-6z" className="gd-a-dark" />
      <path d="M77 12h6v9h-6z" className="gd-a-glow" />
    </>
  ),
  flame: (
    <>
      <path d="M76 46h7v18h-7z" className="gd-a-dark" />
      <path
        d="M80 8c8 10 12 16 9 26-2 7-7 10-10 13-4-4-9-8-9-16 0-6 4-8 5-13 2 3 2 5 3 7 2-6 3-11 2-17z"
        className="gd-a-glow"
      />
      <path d="M80 24c3 5 4 9 2 14l-3 5c-3-4-4-9 1-19z" className="gd-a-spark" />
    </>
  ),
  trident: (
    <>
      <path d="M80 18h4v56h-4z" className="gd-a-dark" />
      <path d="M70 6l3 2v12h7V4l2-4 2 4v16h7V8l3-2v20H70z" className="gd-a-metal" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export const BACKS = {
  none: null,
  wings: (
    <>
      <path d="M36 30L2 4l6 28-4 22 30-14z" className="gd-a-dark" />
      <path d="M64 30L98 4l-6 28 4 22-30-14z" className="gd-a-dark" />
      <path d="M34 32L6 10l5 22zM66 32l28-22-5 22z" className="gd-a-light" />
    </>
  ),
  plumes: (
    <>
      <path d="M40 30C24 26 8 14 2 0c0 18 4 30 12 38-6-1-9-3-12-6 4 16 18 22 34 18z" className="gd-a-glow" />
      <path
        d="M60 30C76 26 92 14 98 0c0 18-4 30-12 38 6-1 9-3 12-6-4 16-18 22-34 18z"
        className="gd-a-glow"
      />
      <path
        d="M38 32C24 28 14 20 8 10c2 14 8 22 14 26zM62 32c14-4 24-12 30-22-2 14-8 22-14 26z"
        className="gd-a-spark"
      />
    </>
  ),
  cannon: (
    <>
      <path d="M30 10h10v22H30zM31 0h8v10h-8z" className="gd-a-dark" />
      <path d="M60 10h10v22H60zM61 0h8v10h-8z" className="gd-a-dark" />
      <path d="M30 14h10v3H30zM60 14h10v3H60z" className="gd-a-metal" />
    </>
  ),
  stacks: (
    <>
      <path d="M24 6h9v26h-9zM67 6h9v26h-9z" className="gd-a-dark" />
      <path d="M23 4h11v4H23zM66 4h11v4H66z" className="gd-a-metal" />
      <path d="M26 3c-4-4 2-6 0-10 6 3 6 7 4 10zM69 3c-4-4 2-6 0-10 6 3 6 7 4 10z" className="gd-a-smoke" />
    </>
  ),
  mast: (
    <>
      <path d="M49 0h2v20h-2z" className="gd-a-dark" />
      <path d="M51 1l26 8-26 10zM49 3L26 12l23 9z" className="gd-a-light" />
      <path d="M51 1l26 8-26 3z" className="gd-a-metal" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Legs, hips and chest, which all of them have. */
export const BODY = (
  <>
    <path d="M38 46h11l-2 14 1 16H33l2-16z" className="gd-a-dark" />
    <path d="M62 46H51l2 14-1 16h15l-2-16z" className="gd-a-dark" />
    <path d="M33 62h14l1 14H32zM53 62h14l1 14H52z" className="gd-a-main" />
    <path d="M34 62h12v4H34zM54 62h12v4H54z" className="gd-a-light" />
    <path d="M40 42h20l3 9-8 3H45l-8-3z" className="gd-a-metal" />
    <path d="M34 27l9-3h14l9 3-2 15-6 5H42l-6-5z" className="gd-a-main" />
    <path d="M50 24h7l9 3-2 15-6 5h-8z" className="gd-a-dark" />
    <path d="M43 31h14l-3 8h-8z" className="gd-a-light" />
    <path d="M47 33h6l-1.500 4h-3z" className="gd-a-glow" />
    <path d="M22 40h10l-1 14 2 6-4 4h-6l-3-6 2-4zM78 40H68l1 14-2 6 4 4h6l3-6-2-4z" className="gd-a-dark" />
  </>
);
