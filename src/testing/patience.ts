// About a quarter of a second: far more than a message from a Worker takes.
const TURNS = 250;

/** Lets everything that is already under way in this thread happen. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/**
 * Waits for what an adapter may do a little later, because its engine sits in a Worker or on a server. Somebody who
 * once waited in vain does not wait again: the adapter has broken that promise, and the checks should still end soon.
 */
export class Patience {
  #lost = false;

  /** Waits until something is so. False if it did not come about. */
  async until(isSo: () => boolean): Promise<boolean> {
    for (let turn = 0; turn < TURNS && !this.#lost && !isSo(); turn += 1) await nextTurn();
    const came = isSo();
    this.#lost ||= !came;
    return came;
  }
}
