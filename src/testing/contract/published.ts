import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { Quarantined } from '../../protocol/options/quarantine.js';
import { optionIdOf } from '../../protocol/normalise.js';
import { sameData } from '../../protocol/plain-data.js';
import { optionsOf } from '../../protocol/options/options-of.js';
import { readOptions } from '../../protocol/options/read-options.js';
import { BLANK_READING, readSnapshot } from '../../protocol/options/read-snapshot.js';
import { actionShape } from '../../protocol/validate/action-shape.js';
import { moveShape } from '../../protocol/validate/move-shape.js';
import { isSound } from '../../protocol/validate/shape.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { complain } from '../complain.js';
import { dataLoss } from '../data-loss.js';
import type { Lab } from '../lab.js';
import type { Clause } from './clause.js';

/** Looks at everything that anybody is shown along the walks. */
function everySnapshot(lab: Lab, look: (snapshot: Snapshot, where: string) => void): Promise<void> {
  return lab.walks((game) => {
    for (const [chair, snapshot] of game.snapshots()) {
      look(snapshot, `revision ${snapshot.revision} for ${chair.name}`);
    }
  });
}

/** What is in quarantine although it is sound: another option has its id. */
function isClash({ value }: Quarantined): boolean {
  return isSound(moveShape, value) || isSound(actionShape, value);
}

function checkReasons(snapshot: Snapshot, where: string): void {
  for (const option of optionsOf(snapshot)) {
    if (option.kind === 'available') continue;
    const bad = option.reasons.find(
      ({ code, text }) => !code.trim() || !text.trim() || code === 'UNEXPLAINED',
    );
    if (!bad) continue;
    complain(
      bad.code === 'UNEXPLAINED'
        ? `the unavailable option "${option.name}" (${option.id}) of ${where} has no reason`
        : `the unavailable option "${option.name}" (${option.id}) of ${where} has a reason without ${bad.code.trim() ? 'text' : 'a code'}`,
      'A player would see a grey mystery',
      'Give everything that stands in the way, each with a code and a sentence',
    );
  }
}

function checkReading(snapshot: Snapshot, where: string): void {
  const reading = readSnapshot(snapshot, BLANK_READING);
  const fault =
    'fault' in reading
      ? reading.fault
      : reading.quarantine.find((entry) => !isClash(entry))?.message.replace(/^moveset: /, '');
  if (fault === undefined) return;
  complain(
    `${where} is not what the protocol describes: ${fault.replace(/\.$/, '')}`,
    'What cannot be read is kept from the players',
    'Publish what the types of the protocol say',
  );
}

function checkIds(snapshot: Snapshot, where: string): void {
  const clash = readOptions(snapshot).quarantine.find(isClash);
  if (!clash) return;
  complain(
    `${clash.where} of ${where} has the id of another option that differs from it`,
    'A command could not say which of the two is meant',
    'Put everything that makes them different into their parameters',
  );
}

function checkSameObjects(earlier: Snapshot, snapshot: Snapshot, where: string): void {
  const readable = ({ moves }: Snapshot) => moves.filter((move) => isSound(moveShape, move));
  // Several identical moves are one option: each may stand for any of them.
  const before = new Map<string, EnumeratedMove[]>();
  for (const move of readable(earlier))
    before.set(optionIdOf(move), [...(before.get(optionIdOf(move)) ?? []), move]);
  for (const move of readable(snapshot)) {
    const id = optionIdOf(move);
    const olds = before.get(id) ?? [];
    if (olds.includes(move) || !olds.some((old) => sameData(old, move))) continue;
    complain(
      `the option "${move.metadata?.displayName ?? move.moveId}" (${id}) of ${where} did not change and is another object than before`,
      'Everything on the screen would be drawn again at every move',
      'Publish the very same move object again where nothing about it changed',
    );
  }
}

function checkDecider({ seat, players, flow, status, ...snapshot }: Snapshot, where: string): void {
  const { currentPlayer } = flow;
  if (status.kind === 'over' || currentPlayer === null) return;
  if (!players.some(({ id }) => id === currentPlayer)) {
    complain(
      `${where} awaits the decision of "${currentPlayer}", who is no player`,
      'Everybody would wait for somebody who is not there',
      'Name one of the players, or nobody',
    );
  }
  const options = optionsOf(snapshot);
  if (seat !== currentPlayer || options.some((one) => one.kind === 'available' || one.needsInput)) return;
  complain(
    `${where} awaits the decision of that seat, which has nothing to choose (${options.length} options, none available)`,
    'The game would be stuck',
    'End the game there, pass the turn on, or offer a way out',
  );
}

function checkPlainData(snapshot: Snapshot, where: string): void {
  const loss = dataLoss(snapshot);
  if (!loss) return;
  complain(
    `in ${where}, ${loss}`,
    'It could not cross to a Worker or a server and back',
    'Publish plain data: objects, arrays, texts, finite numbers, booleans and null',
  );
}

/** Looks at every two snapshots that a chair is shown one after the other. */
function everyTwo(
  lab: Lab,
  look: (earlier: Snapshot, snapshot: Snapshot, where: string) => void,
): Promise<void> {
  return lab.walks((_, step) => {
    for (const [chair, snapshots] of step?.shown ?? []) {
      snapshots.slice(1).forEach((snapshot, at) => {
        look(snapshots[at]!, snapshot, `revision ${snapshot.revision} for ${chair.name}`);
      });
    }
  });
}

/** What a snapshot consists of. */
export const published: readonly Clause[] = [
  { title: 'every unavailable option says why', check: (lab) => everySnapshot(lab, checkReasons) },
  {
    title: 'a snapshot is as the protocol describes, with nothing for the quarantine',
    check: (lab) => everySnapshot(lab, checkReading),
  },
  { title: 'no two different options have the same id', check: (lab) => everySnapshot(lab, checkIds) },
  {
    title: 'an option that did not change is the same object in the next snapshot',
    check: (lab) => everyTwo(lab, checkSameObjects),
  },
  {
    title: 'whose decision is awaited has something to choose',
    check: (lab) => everySnapshot(lab, checkDecider),
  },
  { title: 'a snapshot is plain data', check: (lab) => everySnapshot(lab, checkPlainData) },
];
