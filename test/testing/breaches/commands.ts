import type { Answer, BatchAnswer, Command } from '../../../src/protocol/command.js';
import { tampered, type Breach } from '../tampering.js';

const isOldRevision = (revision: unknown, now: number) =>
  Number.isInteger(revision) && (revision as number) >= 0 && (revision as number) < now;

const AS_ONE = 'several commands sent as one are all played or none, and each refusal has its reasons';

/** Plays commands until one is refused. */
async function inOrder(
  commands: readonly Command[],
  execute: (command: Command) => Promise<Answer>,
): Promise<BatchAnswer> {
  if (!Array.isArray(commands)) return { status: 'rejected', refusals: [[{ code: 'NO_LIST', text: 'No.' }]] };
  const refusals = [];
  let last: Answer | null = null;
  for (const command of commands) {
    last = await execute(command && last ? { ...command, revision: last.revision } : command);
    if (last.status !== 'accepted') {
      return { status: 'rejected', refusals: [...refusals, last.status === 'rejected' ? last.reasons : []] };
    }
    refusals.push([]);
  }
  return last ?? { status: 'rejected', refusals: [[{ code: 'EMPTY', text: 'No.' }]] };
}

/** Tables that mistake commands, or answer them badly. */
export const commandBreaches: readonly Breach[] = [
  [
    'plays what comes too late',
    tampered(() => (adapter) => ({
      execute(command) {
        const { revision } = adapter.getSnapshot();
        return adapter.execute(
          isOldRevision(command?.revision, revision) ? { ...command, revision } : command,
        );
      },
    })),
    'a command for an older revision is superseded and not played',
    'to a command for revision 0 while it shows revision 1',
  ],
  [
    'says superseded with the old revision',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'superseded' ? { ...answer, revision: command.revision } : answer;
      },
    })),
    'a command for an older revision is superseded and not played',
    'answers {"status":"superseded","revision":0} to a command for revision 0 while it shows revision 1',
  ],
  [
    'plays what comes too early',
    tampered(() => (adapter) => ({
      execute(command) {
        const { revision } = adapter.getSnapshot();
        return adapter.execute(
          Number.isInteger(command?.revision) && command.revision > revision
            ? { ...command, revision }
            : command,
        );
      },
    })),
    'a command for a revision yet to come is refused',
    'to a command for revision 1 while it shows revision 0',
  ],
  [
    'throws at a command that is none',
    tampered(() => (adapter) => ({
      execute: (command) => adapter.execute({ ...command, moveId: command.moveId.trim() }),
    })),
    'a malformed command is refused and nothing is thrown',
    'answers an exception (Cannot read properties of null',
  ],
  [
    'forgets what it has answered',
    tampered(() => (adapter) => ({
      execute: (command) =>
        adapter.execute(
          command?.commandId && typeof command.commandId === 'string'
            ? { ...command, commandId: crypto.randomUUID() }
            : command,
        ),
    })),
    'a command sent twice is played once and answered the same',
    'sent twice under one commandId (at once)',
  ],
  [
    'refuses in silence',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'rejected' ? { ...answer, reasons: [] } : answer;
      },
    })),
    'every answer is as documented, and every refusal has its reasons',
    'in which something is wrong (reasons: Expected at least one reason',
  ],
  [
    'names a revision that never was',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'accepted' ? { ...answer, revision: answer.revision + 5 } : answer;
      },
    })),
    'every answer is as documented, and every refusal has its reasons',
    'led to revision 6, but went from 0 to 1',
  ],
  [
    'plays half of a plan and says that it refused it',
    tampered(() => (adapter) => ({
      executeAll: (commands) => inOrder(commands, (command) => adapter.execute(command)),
    })),
    AS_ONE,
    'to an available option and an unavailable one, and seat "ann" went from revision 0 to 1',
  ],
  [
    'refuses a plan in silence',
    tampered(() => () => ({ executeAll: async () => ({ status: 'rejected', refusals: [[], []] }) })),
    AS_ONE,
    'in which something is wrong (refusals: nothing stands in the way)',
  ],
  [
    'throws at a plan that is none',
    tampered(() => () => ({ executeAll: () => Promise.reject(new Error('no plan')) })),
    AS_ONE,
    'answers an exception (no plan) to null in place of commands',
  ],
  [
    'plays nothing of a plan and says that it did',
    tampered(() => (adapter) => ({
      executeAll: async () => ({ status: 'accepted', revision: adapter.getSnapshot().revision }),
    })),
    AS_ONE,
    'to null in place of commands, and nothing changed',
  ],
  [
    'refuses every plan',
    tampered(() => () => ({
      executeAll: async () => ({ status: 'rejected', refusals: [[{ code: 'NO', text: 'No plans.' }]] }),
    })),
    AS_ONE,
    'to one available option',
  ],
];
