/**
 * Runs every case in interleaved rounds, each beginning with another case, and gives the figures of each by its name.
 * @template Case, Figures
 * @param {{
 *   cases: readonly Case[], name(which: Case): string, rounds(which: Case): number, warmUp: number,
 *   measure(which: Case): Promise<Figures>,
 * }} options
 */
export async function timeCases({ cases, name, rounds, warmUp, measure }) {
  const figures = new Map(cases.map((which) => [name(which), /** @type {Figures[]} */ ([])]));
  const most = Math.max(...cases.map(rounds));
  for (let round = -warmUp; round < most; round += 1) {
    for (let turn = 0; turn < cases.length; turn += 1) {
      const which = /** @type {Case} */ (cases[((round + warmUp) * 3 + turn) % cases.length]);
      // What takes seconds needs no rounds to warm up, and few to be known.
      const few = rounds(which) < most;
      if (few && (round < 0 || round >= rounds(which))) continue;
      const measured = await measure(which);
      if (round >= 0) figures.get(name(which))?.push(measured);
    }
  }
  return figures;
}
