import { describe, expect, it } from 'vitest';
import {
  actionSchema,
  answerSchema,
  commandSchema,
  courseSchema,
  faultIn,
  logEntrySchema,
  moveSchema,
  previewSchema,
  recollectionSchema,
  reportSchema,
  snapshotSchema,
} from '../../src/protocol/schemas.js';
import atlas from '../fixtures/atlas-report.json' with { type: 'json' };
import { refusedMove, snapshotOf, validMove } from './moves.js';

const command = { commandId: 'c', revision: 0, moveId: 'take', params: {} };
const reason = { code: 'NO', text: 'No.' };
const over = { kind: 'over', winner: 'ann', reason: 'Ann wins.' } as const;

describe('the schemas', () => {
  it.each([
    ['a move', moveSchema, validMove(1)],
    ['a refused move', moveSchema, refusedMove(1)],
    [
      'a move with words of its game',
      moveSchema,
      validMove(1, { metadata: { colour: 'red', hotkey: '2 3' } }),
    ],
    ['a report', reportSchema, atlas],
    ['an action', actionSchema, atlas.actions[0]],
    ['a refused action', actionSchema, atlas.actions[2]],
    ['a snapshot', snapshotSchema, snapshotOf([validMove(1)])],
    [
      'a snapshot of the end',
      snapshotSchema,
      snapshotOf([], { status: over, history: { position: 3, length: 4, canUndo: true, canRedo: true } }),
    ],
    [
      'a snapshot in which a decision is asked for',
      snapshotSchema,
      snapshotOf([], {
        flow: { turn: 1, currentPlayer: 'ann', decision: { text: 'Which?', code: 'WHICH', context: {} } },
      }),
    ],
    [
      'a log entry with a code',
      logEntrySchema,
      { id: '1', text: 'Ann takes 1', code: 'TAKES', context: { count: 1 } },
    ],
    ['a recollection', recollectionSchema, { snapshot: snapshotOf([validMove(1)]), obstacles: [reason] }],
    [
      'a course of moves',
      courseSchema,
      [
        { position: 1, player: 'ann', entries: [{ id: '1', text: 'Ann takes 1' }] },
        { position: 2, player: null, entries: [] },
      ],
    ],
    ['a log entry', logEntrySchema, { id: '1', text: 'Ann begins', player: 'ann', refs: ['a1'] }],
    ['a command', commandSchema, { ...command, sourceCardId: 'c1', targets: [['t1'], []] }],
    ['an acceptance', answerSchema, { status: 'accepted', revision: 1 }],
    [
      'a refusal',
      answerSchema,
      { status: 'rejected', reasons: [reason, { ...reason, context: { required: 1 } }] },
    ],
    ['a supersession', answerSchema, { status: 'superseded', revision: 2 }],
    ['a preview', previewSchema, [{ key: 'k', label: 'K', tone: 'good', before: 'few', after: 3 }]],
  ])('admit %s', (_, schema, value) => expect(faultIn(schema, value)).toBeNull());

  it.each([
    ['a move without an id', moveSchema, validMove(1, { moveId: '' }), 'moveId: Expected a name'],
    ['parameters in a list', moveSchema, { ...validMove(1), params: [] }, 'params: Expected an object'],
    [
      'a priority in words',
      moveSchema,
      { ...validMove(1), metadata: { priority: 'high' } },
      'metadata.priority: ',
    ],
    [
      'a chance of 101',
      moveSchema,
      validMove(1, { metadata: { successChance: 101 } }),
      'metadata.successChance: ',
    ],
    ['a command without an id', commandSchema, { ...command, commandId: '' }, 'commandId: '],
    ['half a revision', commandSchema, { ...command, revision: 0.5 }, 'revision: '],
    ['a revision that is no number', commandSchema, { ...command, revision: Number.NaN }, 'revision: '],
    ['flat targets', commandSchema, { ...command, targets: ['t1'] }, 'targets.0: '],
    ['a refusal without reasons', answerSchema, { status: 'rejected', reasons: [] }, 'reasons: '],
    ['an answer of another kind', answerSchema, { status: 'maybe' }, 'status: '],
    ['an answer of a kind built in', answerSchema, { status: 'constructor' }, 'status: '],
    ['nothing at all', answerSchema, undefined, 'Expected an object'],
    ['a list with a hole', previewSchema, Array(1), '0: Expected an object'],
    ['metadata in a list', moveSchema, { ...validMove(1), metadata: [] }, 'metadata: Expected an object'],
    ['an action of another kind', actionSchema, { ...atlas.actions[0], kind: 'likely' }, 'kind: '],
    [
      'a player without an id',
      snapshotSchema,
      snapshotOf([], { players: [{ id: '', name: 'A' }] }),
      'players.0.id: ',
    ],
    [
      'a decision without words',
      snapshotSchema,
      snapshotOf([], { flow: { turn: 1, currentPlayer: 'ann', decision: { code: 'WHICH' } as never } }),
      'flow.decision.text: ',
    ],
    ['a log entry with a code that is none', logEntrySchema, { id: '1', text: '', code: 1 }, 'code: '],
    [
      'an obstacle without words',
      recollectionSchema,
      { snapshot: snapshotOf([]), obstacles: [{ code: 'NO' }] },
      'obstacles.0.text: ',
    ],
    ['a move without entries', courseSchema, [{ position: 1, player: null }], '0.entries: '],
  ])('name the place in %s', (_, schema, value, fault) => {
    expect(faultIn(schema, value)).toEqual(expect.stringMatching(`^${fault}`));
  });
});
