import { complain } from '../complain.js';
import type { Step, TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

const WHY = 'Screens tell by the object whether there is something new to draw';

function checkSteadiness(game: TrialGame): void {
  for (const { adapter, name } of game.chairs.all) {
    const snapshot = adapter.getSnapshot();
    if (adapter.getSnapshot() === snapshot) continue;
    complain(
      `getSnapshot() of ${name} gives another object at every call (revision ${snapshot.revision})`,
      WHY,
      'Keep the snapshot until the revision changes',
    );
  }
}

function checkStep(game: TrialGame, { chair, option, before }: Step): void {
  for (const [{ adapter, name }, earlier] of before) {
    const now = adapter.getSnapshot();
    const renewed = now !== earlier;
    const rose = now.revision > earlier.revision;
    const facts = `${name} went from revision ${earlier.revision} to ${now.revision}`;
    if (adapter === chair.adapter && !(renewed && rose)) {
      complain(
        `"${option.name}" was accepted, but ${facts}${renewed ? '' : ' and kept its snapshot object'}`,
        WHY,
        'Publish a new snapshot with a higher revision after every command that is accepted',
      );
    }
    if (renewed !== rose) {
      complain(
        `${facts} ${renewed ? 'with another' : 'with the same'} snapshot object`,
        WHY,
        'Publish a new snapshot when, and only when, the revision rises',
      );
    }
  }
}

/** What a snapshot's reference says. */
export const identity: readonly Clause[] = [
  {
    title: 'a snapshot stays the same object until the revision rises',
    check: (lab) =>
      lab.walks((game, step) => {
        checkSteadiness(game);
        if (step) checkStep(game, step);
      }),
  },
];
