import type { Reason } from '../protocol/reason.js';

/** Asks an adapter, whatever it does: where it throws or answers rubbish, the answer is a refusal. */
export async function askAdapter<T>(
  ask: () => Promise<T>,
  faultOfAnswer: (answer: T) => string | null,
  refusal: (reasons: readonly Reason[]) => T,
): Promise<T> {
  const failure = (text: string) => refusal([{ code: 'ADAPTER_FAILED', text }]);
  try {
    const answer = await ask();
    const fault = faultOfAnswer(answer);
    return fault ? failure(`The game gave an answer nobody understands (${fault}).`) : answer;
  } catch (error) {
    return failure(`The game did not take this: ${error instanceof Error ? error.message : String(error)}`);
  }
}
