import type { Chair } from '../chairs.js';
import { listen } from '../chairs.js';
import { complain } from '../complain.js';
import type { Lab } from '../lab.js';
import { nextTurn } from '../patience.js';
import { commandOf, send, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

async function checkRefusalIsSilent(game: TrialGame, chair: Chair): Promise<void> {
  const ears = listen(game.chairs.all);
  try {
    const command = commandOf(chair, { moveId: 'no such move', params: {} });
    const outcome = await send(chair, command);
    await nextTurn();
    const untold = ears.untold();
    const woken = game.chairs.all.find((other) => !untold.includes(other));
    if (outcome.status === 'accepted' || !woken) return;
    complain(
      `the listeners of ${woken.name} are told of a command of ${chair.name} that was not accepted`,
      'Nothing changed, so nothing is to be drawn again',
      'Call listeners after a change only',
    );
  } finally {
    ears.stop();
  }
}

async function checkUnsubscribing(lab: Lab): Promise<void> {
  for (const { choices, plays } of await lab.positions()) {
    await lab.fresh(choices, async (game) => {
      const play = plays[0] && game.find(plays[0]);
      if (!play) return;
      const { adapter, name } = play.chair;
      const heard = { left: 0, stayed: 0 };
      const leave = adapter.subscribe(() => (heard.left += 1));
      const stop = adapter.subscribe(() => (heard.stayed += 1));
      leave();
      leave();
      const step = await game.play(play);
      if (step) await game.until(() => heard.stayed > 0);
      stop();
      if (!step) return;
      if (heard.left > 0) {
        complain(
          `a listener of ${name} that unsubscribed is still told`,
          'A screen that is gone would be drawn',
          'Remove the listener when its subscription is ended',
        );
      }
      if (heard.stayed === 0) {
        complain(
          `a listener of ${name} is no longer told after another one unsubscribed twice`,
          'React may clean up more than once, and others would miss every change',
          'Let the second call of an unsubscriber do nothing',
        );
      }
    });
  }
}

/** Who is told of what. */
export const listeners: readonly Clause[] = [
  {
    title: "every seat's listeners are told of a change",
    check: (lab) =>
      lab.walks((_, step) => {
        const [untold] = step?.untold ?? [];
        if (!step || !untold) return;
        complain(
          `the listeners of ${untold.name} are not told that ${step.chair.name} played "${step.option.name}"`,
          'Its screen would go on showing what is gone',
          'Call the listeners of all seats, and of the spectator, after every change',
        );
      }),
  },
  {
    title: 'nobody is told of a refusal',
    check: (lab) =>
      lab.walks(async (game) => {
        for (const chair of game.chairs.players) await checkRefusalIsSilent(game, chair);
      }),
  },
  {
    title: 'a listener that unsubscribes is told no more, and unsubscribing again does nothing',
    check: checkUnsubscribing,
  },
];
