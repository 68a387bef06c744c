import type { ReactNode } from 'react';

/** Machines that do not walk upright. */
export const MACHINES = {
  craft: (
    <>
      <path d="M30 30h26l6 12H26z" className="gd-a-light" />
      <path d="M34 33h8v6h-8zM45 33h8v6h-8z" className="gd-a-glow" />
      <path d="M46 14h3v16h-3z" className="gd-a-metal" />
      <path d="M49 15l14 4-14 5z" className="gd-a-main" />
      <path d="M6 42h88l-12 20H22z" className="gd-a-main" />
      <path d="M6 42h88l-3 6H10z" className="gd-a-metal" />
      <path d="M66 34h20v4H74v4h-8z" className="gd-a-dark" />
      <path d="M0 62c10-5 18 4 28 0s18 4 28 0 18 4 26 0 12-1 18 0v14H0z" className="gd-a-ground" />
    </>
  ),
  barge: (
    <>
      <path d="M20 20h4v26h-4zM22 18l34 8-1 3-33-6z" className="gd-a-metal" />
      <path d="M53 28h2v10h-2z" className="gd-a-dark" />
      <path d="M47 38h14v4H47z" className="gd-a-metal" />
      <path d="M8 46h84l-6 18H16z" className="gd-a-main" />
      <path d="M64 28h20v18H64z" className="gd-a-light" />
      <path d="M67 32h6v5h-6zM76 32h5v5h-5z" className="gd-a-glow" />
      <path d="M8 46h84l-2 5H10z" className="gd-a-dark" />
      <path d="M34 54h4v-4h5v4h4v5h-4v4h-5v-4h-4z" className="gd-a-spark" />
      <path d="M0 64c10-5 18 4 28 0s18 4 28 0 18 4 26 0 12-1 18 0v12H0z" className="gd-a-ground" />
    </>
  ),
  drone: (
    <>
      <path d="M12 22h26v4H12zM62 22h26v4H62z" className="gd-a-dark" />
      <path d="M4 18h24v3H4zM72 18h24v3H72z" className="gd-a-metal" />
      <circle cx="50" cy="38" r="20" className="gd-a-main" />
      <path d="M50 18a20 20 0 0 1 0 40z" className="gd-a-dark" />
      <path d="M31 33h38v10H31z" className="gd-a-metal" />
      <circle cx="50" cy="38" r="9" className="gd-a-dark" />
      <circle cx="50" cy="38" r="5.500" className="gd-a-glow" />
      <path d="M49 4h2v14h-2zM38 56l-6 14 10-10zM62 56l6 14-10-10z" className="gd-a-light" />
    </>
  ),
  buoy: (
    <>
      <path d="M40 34h20l10 30H30z" className="gd-a-main" />
      <path d="M50 34h10l10 30H50z" className="gd-a-dark" />
      <path d="M36 46h28l2 6H34z" className="gd-a-light" />
      <path d="M42 14h16v18H42z" className="gd-a-dark" />
      <path d="M44 17h12v13H44z" className="gd-a-glow" />
      <path d="M39 14l11-9 11 9zM38 31h24v4H38z" className="gd-a-metal" />
      <path d="M58 20l34-10v22L58 26zM42 20L8 10v22l34-6z" className="gd-a-beam" />
      <path d="M0 62c10-5 18 4 28 0s18 4 28 0 18 4 26 0 12-1 18 0v14H0z" className="gd-a-ground" />
    </>
  ),
  strider: (
    <>
      <path d="M40 40l-14 14 8 20h-6L18 54l16-18zM60 40l14 14-8 20h6l10-20-16-18z" className="gd-a-dark" />
      <path d="M46 42l-4 32h-5l3-32zM54 42l4 32h5l-3-32z" className="gd-a-metal" />
      <path d="M28 30l14-8h20l10 8-6 14H36z" className="gd-a-main" />
      <path d="M50 22h12l10 8-6 14H50z" className="gd-a-dark" />
      <path d="M58 24l6-16 10-2 24 8-24 3-6 12z" className="gd-a-light" />
      <circle cx="71" cy="12" r="2.200" className="gd-a-glow" />
      <path d="M36 30h12v5H36z" className="gd-a-glow" />
    </>
  ),
  crawler: (
    <>
      <path d="M22 4h9v24h-9zM36 10h8v18h-8z" className="gd-a-dark" />
      <path d="M21 3h11v4H21zM35 9h10v3H35z" className="gd-a-metal" />
      <path d="M14 26h60l12 14-6 12H12z" className="gd-a-main" />
      <path d="M54 18h18l8 14H54z" className="gd-a-light" />
      <path d="M58 22h11l5 7H58z" className="gd-a-glow" />
      <path d="M76 36h22v5H76z" className="gd-a-metal" />
      <path d="M12 50h74a11 11 0 0 1 0 20H12a10 10 0 0 1 0-20z" className="gd-a-dark" />
      {[16, 34, 52, 70, 85].map((x) => (
        <circle key={x} cx={x} cy="60" r="6" className="gd-a-metal" />
      ))}
      <path d="M20 32h26v5H20zM20 40h18v4H20z" className="gd-a-glow" />
    </>
  ),
  hound: (
    <>
      <path
        d="M24 42l-8 30h8l8-24zM40 46l2 28h7l-1-28zM62 44l6 30h7l-4-32zM74 38l14 30h-8L68 46z"
        className="gd-a-dark"
      />
      <path d="M18 36l-14 6 10 4z" className="gd-a-metal" />
      <path d="M16 34l20-8h30l10 10-8 12H26z" className="gd-a-main" />
      <path d="M46 26h20l10 10-8 12H46z" className="gd-a-dark" />
      <path d="M62 30l4-16 6-8 4 8 14 4 8 10-14 6-10 2z" className="gd-a-light" />
      <path d="M80 20l6 1-1 3-6-1z" className="gd-a-glow" />
      <path d="M86 30l8-3-6 8z" className="gd-a-metal" />
      <path d="M28 28c0-8 4-10 2-16 6 4 8 8 8 15zM42 25c0-7 3-8 1-14 6 4 7 8 7 14z" className="gd-a-glow" />
    </>
  ),
  bomber: (
    <>
      <path d="M50 6l8 18 40 18v8L60 44l-4 18H44l-4-18L2 50v-8l40-18z" className="gd-a-main" />
      <path d="M50 6l8 18 40 18v8L60 44l-4 18h-6z" className="gd-a-dark" />
      <path d="M46 18l4-10 4 10v12h-8z" className="gd-a-glow" />
      <path d="M40 60h20l4 8H36z" className="gd-a-light" />
      <circle cx="24" cy="48" r="6" className="gd-a-metal" />
      <circle cx="76" cy="48" r="6" className="gd-a-metal" />
      <path d="M44 66h4l-2 10zM52 66h4l-2 10z" className="gd-a-glow" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
