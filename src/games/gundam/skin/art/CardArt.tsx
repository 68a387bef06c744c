import type { ReactNode } from 'react';
import { ARMS, BACKS, BODY, HEADS, SHOULDERS } from './frame-parts.js';
import { MACHINE_PLANS, PLAIN_MACHINE, type MachinePlan } from './machine-of.js';
import { MACHINES } from './machines.js';
import { SCENES } from './scenes.js';

/** The picture on a card. It is decoration. Renders an `<svg>` element. */
export function CardArt({ art, color }: CardArtProps): ReactNode {
  return (
    <svg
      className="gd-art"
      data-color={color ?? 'none'}
      viewBox="0 0 100 76"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="100" height="76" className="gd-a-sky" />
      <circle cx="78" cy="20" r="13" className="gd-a-disc" />
      <path d="M0 58l14-9 10 5 16-13 14 10 18-12 28 14v23H0z" className="gd-a-far" />
      <path d="M0 68c20-6 34 2 52-2s32-4 48 0v10H0z" className="gd-a-ground" />
      {SCENES[art] ?? <Machine plan={MACHINE_PLANS[art] ?? PLAIN_MACHINE} />}
    </svg>
  );
}

function Machine({ plan }: { readonly plan: MachinePlan }): ReactNode {
  if (typeof plan === 'string') return MACHINES[plan];
  return (
    <>
      {BACKS[plan.back]}
      {BODY}
      {SHOULDERS[plan.shoulders]}
      {HEADS[plan.head]}
      {ARMS[plan.arm]}
    </>
  );
}

interface CardArtProps {
  /** The name of the picture. */
  readonly art: string;
  /** The colour of the card, where it has one. */
  readonly color: string | null;
}
