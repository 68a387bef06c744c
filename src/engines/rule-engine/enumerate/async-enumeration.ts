import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { messageOf } from '../errors.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import type { Play } from '../play/play-move.js';
import type { RulebookMove } from '../define/definition-faults.js';
import { enumeratorError, taken } from './candidates.js';

/** The moves of a position, those included whose enumerators must wait for something. */
export async function enumerateLater<TState extends object, TCardMeta, TCardDefinition>(
  play: Play<TState, TCardMeta, TCardDefinition>,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): Promise<readonly EnumeratedMove[]> {
  const lists = await Promise.all(
    play.enumeration
      .wanted(options)
      .map(async (move) =>
        move.definition.asyncEnumerator
          ? listLater(play, move, playerId, options)
          : play.enumeration.list(playerId, { ...options, moveIds: [move.id] }),
      ),
  );
  return lists.flat();
}

async function listLater<TState extends object, TCardMeta, TCardDefinition>(
  play: Play<TState, TCardMeta, TCardDefinition>,
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  playerId: PlayerId,
  { validOnly = false, includeMetadata = false, maxPerMove }: MoveEnumerationOptions,
): Promise<readonly EnumeratedMove[]> {
  const maker = play.enumeration.maker(move, playerId);
  if (!maker.isAsked()) return [];
  const found = await ask(play, move, playerId);
  // Judged after the waiting, all at once: the context is shared by all moves.
  const candidates =
    found.error === undefined
      ? taken(maker.seek(found.list ?? null), maxPerMove || Infinity)
      : [enumeratorError(move.id, `failed: ${found.error}`)];
  const moves = Array.from(candidates, (candidate) => maker.judge(candidate));
  const wanted = validOnly ? moves.filter(({ isValid }) => isValid) : moves;
  return includeMetadata ? wanted.map((enumerated) => maker.describe(enumerated)) : wanted;
}

async function ask<TState extends object, TCardMeta, TCardDefinition>(
  play: Play<TState, TCardMeta, TCardDefinition>,
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  playerId: PlayerId,
): Promise<{ readonly list?: unknown; readonly error?: string }> {
  try {
    // A context of its own: it must still be the same when the waiting is over.
    const context = play.setting.contextFor(move, playerId);
    return { list: await move.definition.asyncEnumerator!(play.world.game, context) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
