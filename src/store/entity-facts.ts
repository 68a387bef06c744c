import type { EntityId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { sameData } from '../protocol/plain-data.js';
import type { GameState } from './game-store.js';
import { canFollow, isPicked } from './selection.js';
import { selectEntityOptions } from './selectors.js';

/** The role of an entity in the options and in the selection. */
export interface EntityFacts {
  /** The options that touch it and agree with the selection; all that touch it, if none agrees. */
  readonly options: readonly Option[];
  /** An available option starts with it. */
  readonly source: boolean;
  /** An available option that agrees with the selection has it as a target. */
  readonly target: boolean;
  /** It is part of the selection. */
  readonly selected: boolean;
}

/** Makes a selector of an entity's facts. It gives the same object as long as the facts are the same. */
export function entitySelector(entity: EntityId): (state: GameState) => EntityFacts {
  let seen: Pick<GameState, 'options' | 'selection'> | undefined;
  let facts: EntityFacts = NOTHING;
  return (state) => {
    const { options, selection } = state;
    if (seen?.options === options && seen.selection === selection) return facts;
    seen = { options, selection };
    const next = factsOf(state, entity);
    if (!sameData(facts, next)) facts = next;
    return facts;
  };
}

const NOTHING: EntityFacts = { options: [], source: false, target: false, selected: false };

function factsOf(state: GameState, entity: EntityId): EntityFacts {
  const options = selectEntityOptions(state, entity);
  const [first] = options;
  if (!first) return NOTHING;
  const { selection } = state;
  const begun = Object.keys(selection).length > 0;
  const goesOn = canFollow(first, selection);
  const isAvailable = ({ kind }: Option) => kind === 'available';
  return {
    options,
    source: options.some((option) => isAvailable(option) && sourceOf(option) === entity),
    target: goesOn && options.some((option) => isAvailable(option) && isDoneTo(option)),
    selected: begun && goesOn && options.some((option) => isPicked(option, entity, selection)),
  };

  function isDoneTo(option: Option): boolean {
    return begun ? !isPicked(option, entity, selection) : sourceOf(option) !== entity;
  }
}

/** The source of an option, or the first entity it names. */
function sourceOf({ refs }: Option): EntityId | undefined {
  return (refs.find(({ axis }) => axis === 'source') ?? refs[0])?.id;
}
