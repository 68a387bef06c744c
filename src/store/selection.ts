import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { sameData } from '../protocol/plain-data.js';

/**
 * The chosen parameters by axis. On an axis of entity lists, it may be a part of a list: the members picked so far, until a
 * list on offer has exactly those.
 */
export type Selection = Readonly<Record<string, unknown>>;

/** The empty selection. */
export const NO_SELECTION: Selection = {};

/** The axis of the kinds of moves, which every option has. No name of a parameter: those may be called `move`. */
export const MOVE_AXIS = ' move';

/** The value of an option on an axis: a parameter, its kind of move, or for `source` and `target` its entities. */
export function valueOn(option: Option, axis: string): unknown {
  if (axis === MOVE_AXIS) return option.move.moveId;
  if (Object.hasOwn(option.params, axis)) return option.params[axis];
  const ids = entitiesOn(option, axis);
  return ids.length > 1 ? ids : ids[0];
}

function entitiesOn({ refs }: Option, axis: string): readonly EntityId[] {
  return refs.filter((ref) => ref.axis === axis).map((ref) => ref.id);
}

/** The members of a value. One entity alone is a list of one. */
function membersOf(value: unknown): readonly unknown[] {
  return [value].flat();
}

/** The option agrees with the selection, or would if more members were picked. */
export function canFollow(option: Option, selection: Selection): boolean {
  return Object.entries(selection).every(([axis, chosen]) => {
    const value = valueOn(option, axis);
    if (sameData(value, chosen)) return true;
    const picked = membersOf(chosen);
    return picked.length > 0 && isEntityList(value, option, axis) && hasAll(value, picked);
  });
}

/** A list of which each member is an entity. Others, such as a pair of coordinates, are chosen whole. */
function isEntityList(value: unknown, option: Option, axis: string): value is readonly unknown[] {
  return Array.isArray(value) && value.length === entitiesOn(option, axis).length;
}

function hasAll(members: readonly unknown[], picked: readonly unknown[]): boolean {
  return picked.every((one) => members.some((member) => sameData(member, one)));
}

/** The entity is a selected part of an option. */
export function isPicked(option: Option, entity: EntityId, selection: Selection): boolean {
  return option.refs.some(({ id, axis }) => {
    if (id !== entity || !Object.hasOwn(selection, axis)) return false;
    const value = valueOn(option, axis);
    return (
      !isEntityList(value, option, axis) ||
      hasAll(membersOf(selection[axis]), [memberFor(option, axis, entity)])
    );
  });
}

/** The member of a list that stands for an entity. */
function memberFor(option: Option, axis: string, entity: EntityId): unknown {
  return membersOf(valueOn(option, axis))[entitiesOn(option, axis).indexOf(entity)];
}

/** Every list of the option that the selection touches is picked completely. */
export function isWhole(option: Option, selection: Selection): boolean {
  return Object.keys(selection).every((axis) => {
    const value = valueOn(option, axis);
    return !isEntityList(value, option, axis) || hasAll(membersOf(selection[axis]), value);
  });
}

/** Exactly one of these options is available, and every entity that it touches is selected. */
export function isDecided(options: readonly Option[], selection: Selection): boolean {
  const [only, ...others] = options.filter(({ kind }) => kind === 'available');
  if (!only || others.length > 0 || !canFollow(only, selection)) return false;
  return only.refs.every(({ id }) => isPicked(only, id, selection));
}

/** The selection after an entity was picked through an option that touches it: added to a list, selected or deselected. */
export function pickedFrom(selection: Selection, { entity, through, options }: Picked): Selection {
  const kept = canFollow(through, selection) ? selection : NO_SELECTION;
  // An option may touch an entity on several axes: each pick takes the next free one.
  const axes = through.refs.filter((ref) => ref.id === entity).map((ref) => ref.axis);
  const axis = axes.find((one) => !Object.hasOwn(kept, one)) ?? axes[0]!;
  const { [axis]: chosen, ...others } = kept;
  const value = valueOn(through, axis);
  const left = options.filter((option) => canFollow(option, others));
  if (!left.some((option) => isEntityList(valueOn(option, axis), option, axis)))
    return sameData(chosen, value) ? others : { ...others, [axis]: value };
  const before = chosen === undefined ? [] : membersOf(chosen);
  const member = memberFor(through, axis, entity);
  const rest = before.filter((one) => !sameData(one, member));
  const members = rest.length < before.length ? rest : [...before, member];
  return members.length === 0 ? others : { ...others, [axis]: asOffered(members, axis, left) };
}

interface Picked {
  readonly entity: EntityId;
  readonly through: Option;
  /** All options there are. */
  readonly options: readonly Option[];
}

/** The value on offer that has exactly these members, in this order if the order makes a difference; else the members. */
function asOffered(members: readonly unknown[], axis: string, options: readonly Option[]): unknown {
  const values = options.map((option) => valueOn(option, axis));
  const same = values.filter((value) => {
    const all = membersOf(value);
    return all.length === members.length && hasAll(all, members);
  });
  return same.find((value) => sameData(membersOf(value), members)) ?? same[0] ?? members;
}

/** The selection, or none if no option agrees with it any more. */
export function stillPossible(selection: Selection, options: readonly Option[]): Selection {
  if (selection === NO_SELECTION) return selection;
  return options.some((option) => canFollow(option, selection)) ? selection : NO_SELECTION;
}
