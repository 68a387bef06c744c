// A command sent again after this many others is stale by its revision anyway.
const ANSWERS_KEPT = 200;

/** Gives the answer to a command once, and the same one whenever it is sent again. */
export function createAnswerBook<Given>(): (commandId: string, answer: () => Given) => Given {
  const answers = new Map<string, Given>();
  return (commandId, answer) => {
    const known = answers.get(commandId);
    if (known !== undefined) return known;
    const given = answer();
    answers.set(commandId, given);
    if (answers.size > ANSWERS_KEPT) answers.delete(answers.keys().next().value!);
    return given;
  };
}
