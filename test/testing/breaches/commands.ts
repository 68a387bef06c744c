import { tampered, type Breach } from '../tampering.js';

const isOldRevision = (revision: unknown, now: number) =>
  Number.isInteger(revision) && (revision as number) >= 0 && (revision as number) < now;

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
];
