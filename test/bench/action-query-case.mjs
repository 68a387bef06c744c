// Times reports in a process of its own: node action-query-case.mjs <mechs> <weapons> <targets>
import { deepStrictEqual } from 'node:assert';
import { inlinedReport } from './action-query-floor.mjs';

/** @typedef {import('../../src/games/battletech/rules/state.js').Mech} Mech */
/** @typedef {import('../../src/games/battletech/rules/terms.js').Location} Location */
/** @typedef {import('../../src/games/battletech/rules/weapons.js').WeaponKind} WeaponKind */
/** @param {string} path @returns {Promise<any>} */
const built = (path) => import(new URL(`../../dist/games/battletech/rules/${path}`, import.meta.url).href);
/** @type {typeof import('../../src/games/battletech/rules/actions.js')} */
const { battleService } = await built('actions.js');
/** @type {typeof import('../../src/games/battletech/rules/designs.js')} */
const { DESIGNS, mechOf } = await built('designs.js');
/** @type {typeof import('../../src/games/battletech/rules/setup.js')} */
const { initialState } = await built('setup.js');

const ROUNDS = 40;
const WARM_UP = 20;
const [mechs = 4, weapons = 12, targets = 8] = process.argv.slice(2).map(Number);
const batch = Math.max(2, Math.round(20_000 / (mechs * weapons * targets)));

const KINDS = /** @type {WeaponKind[]} */ ([
  'medium-laser',
  'srm-4',
  'ac-20',
  'lrm-10',
  'ppc',
  'machine-gun',
]);
const PLACES = /** @type {Location[]} */ (['left-arm', 'right-arm', 'center-torso', 'left-torso']);
const size = { columns: 21, rows: 21 };
const begun = initialState({ seed: 'bench', size });

/** A mech somewhere on the map. @param {string} side @param {number} nth @param {number} of @returns {Mech} */
function posted(side, nth, of) {
  const column = Math.floor(((nth + 0.5) * size.columns) / of) % size.columns;
  const row = side === 'alpha' ? 12 + (nth % 5) : 8 - (nth % 7);
  const mounted = Array.from(
    { length: weapons },
    (_, at) =>
      /** @type {const} */ ([
        /** @type {WeaponKind} */ (KINDS[at % KINDS.length]),
        /** @type {Location} */ (PLACES[at % PLACES.length]),
      ]),
  );
  const mech = mechOf(
    { ...DESIGNS.assault, weapons: mounted },
    {
      id: `${side}-${nth + 1}`,
      name: `${side} ${nth + 1}`,
      side,
      at: { q: column, r: row - Math.floor(column / 2) },
      facing: side === 'alpha' ? 0 : 3,
    },
  );
  // Some weapons are empty or lost, some mechs hot and moving: as in the middle of a battle.
  return {
    ...mech,
    heat: nth % 2 === 0 ? 9 : 0,
    moved: { mode: nth % 3 === 0 ? 'run' : 'walk', hexes: 3, from: mech, fromFacing: 0 },
    weapons: mech.weapons.map((weapon, at) => ({
      ...weapon,
      ammo: weapon.ammo !== null && at % 5 === 4 ? 0 : weapon.ammo,
      destroyed: at % 7 === 6,
    })),
  };
}

const attackers = Array.from({ length: mechs }, (_, nth) => posted('alpha', nth, mechs));
const units = [...attackers, ...Array.from({ length: targets }, (_, nth) => posted('bravo', nth, targets))];
/** @type {typeof begun} */
const state = { ...begun, units, phase: 'WEAPON_ATTACK', active: 'alpha' };

const subjects = {
  service: () => attackers.map((unit) => battleService.getActions(unit, 'WEAPON_ATTACK', state)),
  floor: () => attackers.map((unit) => inlinedReport(unit, state)),
};
deepStrictEqual(subjects.service(), subjects.floor());
const open = subjects.service().flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'available'));

const NAMES = /** @type {const} */ (['service', 'floor']);
/** Microseconds per action, one number per round. @type {Record<string, number[]>} */
const times = { service: [], floor: [], open: [open.length / (mechs * weapons * targets)] };
/** What was made last is kept, so that nothing is left out as useless. @type {unknown} */
let kept;
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const order = [...NAMES];
  for (const name of round % 2 === 0 ? order : order.toReversed()) {
    globalThis.gc?.();
    const start = performance.now();
    for (let turn = 0; turn < batch; turn += 1) kept = subjects[name]();
    const each = ((performance.now() - start) * 1000) / (batch * mechs * weapons * targets);
    if (round >= 0) times[name]?.push(each);
  }
}
if (kept === undefined) throw new Error('Nothing was timed');
console.log(JSON.stringify(times));
