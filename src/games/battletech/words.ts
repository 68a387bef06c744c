import type { PlayerId } from '../../protocol/ids.js';
import type { GameStatus, LogEntry, Told } from '../../protocol/snapshot.js';
import type { GameEvent } from './rules/events.js';
import { FACINGS } from './rules/hex.js';
import type { GameState } from './rules/state.js';
import { hexId, hexName } from './rules/terms.js';

/** What the sides are called. */
export type SideNames = Readonly<Record<string, string>>;

const WENT = { stand: 'stands still', walk: 'walks', run: 'runs', jump: 'jumps' } as const;
const spaced = (location: string) => location.replace('-', ' ');

interface Line extends Told {
  readonly player?: PlayerId;
  readonly refs?: readonly string[];
}

/** Something that happened, as everybody reads it. */
export function logEntryOf(event: GameEvent, at: number, state: GameState, names: SideNames): LogEntry {
  return { id: `${at + 1}`, ...lineOf(event, state, names) };
}

function lineOf(event: GameEvent, state: GameState, names: SideNames): Line {
  const unitOf = (id: string) => state.units.find((unit) => unit.id === id);
  const name = (id: string) => unitOf(id)?.name ?? id;
  const sideOf = (id: string) => unitOf(id)?.side ?? '';
  const side = (id: PlayerId) => names[id] ?? id;
  const weapon = (unit: string, id: string) => unitOf(unit)?.weapons.find((one) => one.id === id)?.name ?? id;
  const told = (code: string, text: string, context: Told['context'] & object): Told => ({
    code,
    text,
    context,
  });
  switch (event.kind) {
    case 'round': {
      const [loser, winner] = event.initiative;
      const context = {
        round: event.round,
        winner: side(winner!.side),
        won: winner!.rolled,
        loser: side(loser!.side),
        lost: loser!.rolled,
      };
      const text = `Round ${context.round}: ${context.winner} wins the initiative with ${context.won} against ${context.lost}, ${context.loser} moves first`;
      return told('ROUND', text, context);
    }
    case 'move': {
      const { hexes, mode, to } = event;
      const context = { unit: name(event.unit), hexes, mode, hex: hexName(to) };
      const far = ` ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} to ${context.hex}`;
      const line =
        mode !== 'stand' && hexes === 0
          ? told('MOVE_TURN', `${context.unit} turns in place`, context)
          : told(
              `MOVE_${mode.toUpperCase()}`,
              `${context.unit} ${WENT[mode]}${mode === 'stand' ? '' : far}`,
              context,
            );
      return { ...line, player: sideOf(event.unit), refs: [event.unit, hexId(event.to)] };
    }
    case 'face': {
      const context = { unit: name(event.unit), facing: FACINGS[event.facing] };
      const line = told('FACE', `${context.unit} faces ${context.facing}`, context);
      return { ...line, player: sideOf(event.unit), refs: [event.unit] };
    }
    case 'declare': {
      const context = {
        unit: name(event.unit),
        action: event.name,
        target: name(event.target),
        chance: event.chance,
      };
      const text = `${context.unit} declares: ${context.action} at ${context.target}, ${context.chance}%`;
      return {
        ...told('DECLARE', text, context),
        player: sideOf(event.unit),
        refs: [event.unit, event.target],
      };
    }
    case 'done':
      return {
        ...told('DONE', `${side(event.side)} has declared its attacks`, { side: side(event.side) }),
        player: event.side,
      };
    case 'attack': {
      const context = {
        unit: name(event.unit),
        action: event.name,
        target: name(event.target),
        needed: event.needed,
        rolled: event.rolled,
        damage: event.damage,
        places: event.hits.map((hit) => `${spaced(hit.location)} ${hit.damage}`).join(', '),
      };
      const what = `${context.unit}, ${context.action} at ${context.target}: needs ${context.needed}, throws ${context.rolled}`;
      const line = event.hit
        ? told('HIT', `${what}, hits for ${context.damage} (${context.places})`, context)
        : told('MISS', `${what}, misses`, context);
      return { ...line, player: sideOf(event.unit), refs: [event.unit, event.target] };
    }
    case 'recoil': {
      const context = { unit: name(event.unit), action: event.name, damage: event.damage };
      const text = `${context.unit} takes ${context.damage} damage by its own attack (${context.action})`;
      return { ...told('RECOIL', text, context), refs: [event.unit] };
    }
    case 'location-lost': {
      const context = { unit: name(event.unit), location: spaced(event.location) };
      return {
        ...told('LOCATION_LOST', `${context.unit} loses its ${context.location}`, context),
        refs: [event.unit],
      };
    }
    case 'weapon-lost': {
      const context = { unit: name(event.unit), weapon: weapon(event.unit, event.weapon) };
      const text = `${context.weapon} of ${context.unit} is put out of order`;
      return { ...told('WEAPON_LOST', text, context), refs: [event.unit] };
    }
    case 'explosion': {
      const context = {
        unit: name(event.unit),
        weapon: weapon(event.unit, event.weapon),
        damage: event.damage,
      };
      const text = `Ammunition for ${context.weapon} explodes in ${context.unit} for ${context.damage}`;
      return { ...told('EXPLOSION', text, context), refs: [event.unit] };
    }
    case 'destroyed': {
      const context = { unit: name(event.unit) };
      return { ...told('DESTROYED', `${context.unit} is destroyed`, context), refs: [event.unit] };
    }
    case 'heat': {
      const context = { unit: name(event.unit), before: event.before, after: event.after };
      const text = `Heat of ${context.unit}: ${context.before} to ${context.after}`;
      return { ...told('HEAT', text, context), refs: [event.unit] };
    }
    case 'shutdown': {
      const context = { unit: name(event.unit), needed: event.needed ?? 0, rolled: event.rolled ?? 0 };
      const line =
        event.needed === null
          ? told('SHUTDOWN_SURE', `${context.unit} shuts down: it is too hot`, context)
          : told(
              'SHUTDOWN',
              `${context.unit} shuts down: needs ${context.needed}, throws ${context.rolled}`,
              context,
            );
      return { ...line, refs: [event.unit] };
    }
    case 'restart': {
      const context = { unit: name(event.unit) };
      return { ...told('RESTART', `${context.unit} starts again`, context), refs: [event.unit] };
    }
    case 'over':
      return told(
        event.winner === null ? 'OVER_DRAW' : 'OVER',
        event.winner === null ? 'Nobody wins' : `${side(event.winner)} wins`,
        event.winner === null ? {} : { side: side(event.winner) },
      );
    default:
      return { text: '' };
  }
}

/** Whether the game goes on, and how it ended. */
export function statusOf({ ending, lastRound }: GameState, names: SideNames): GameStatus {
  if (!ending) return { kind: 'playing' };
  const { winner, why } = ending;
  if (why === 'last-standing' && winner !== null) {
    const context = { side: names[winner] ?? winner };
    const reason = `${context.side} has the last mech standing.`;
    return { kind: 'over', winner, reason, code: 'LAST_STANDING', context };
  }
  return why === 'nobody-left'
    ? { kind: 'over', winner: null, reason: 'No mech is left standing: nobody wins.', code: 'NOBODY_LEFT' }
    : {
        kind: 'over',
        winner: null,
        reason: `${lastRound} rounds have passed: nobody wins.`,
        code: 'LAST_ROUND',
        context: { rounds: lastRound },
      };
}

/** What the decision is about. */
export function decisionOf(state: GameState): Told | undefined {
  const turning = state.units.find((unit) => unit.turning);
  if (turning)
    return {
      text: `Choose which way ${turning.name} faces`,
      code: 'CHOOSE_FACING',
      context: { unit: turning.name },
    };
  if (state.phase === 'MOVEMENT') return { text: 'Move a mech', code: 'CHOOSE_MOVE' };
  if (state.phase === 'WEAPON_ATTACK') return { text: 'Declare your shots', code: 'DECLARE_SHOTS' };
  return state.phase === 'PHYSICAL_ATTACK'
    ? { text: 'Declare your physical attacks', code: 'DECLARE_STRIKES' }
    : undefined;
}
