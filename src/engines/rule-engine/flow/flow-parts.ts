import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowHookContext } from '../define/contexts.js';
import type { World } from '../state/workspace.js';
import type { FlowDefinition } from './flow-definition.js';

/** What a flow works with. */
export interface FlowParts<TState extends object, TCardMeta, TCardDefinition> {
  /** One in which `faultsInFlow` finds nothing. */
  readonly definition: FlowDefinition<TState, TCardMeta, TCardDefinition>;
  readonly players: readonly PlayerId[];
  readonly world: World<TState>;
  /** What hooks get: `state` is the draft. */
  readonly hookContext: () => FlowHookContext<TState, TCardMeta, TCardDefinition>;
  /** What `endIf` and `nextPlayer` get: `state` is to be read. */
  readonly askContext: () => FlowHookContext<TState, TCardMeta, TCardDefinition>;
  /** Takes away the marks that last no longer. */
  readonly forget: (span: 'perTurn' | 'perPhase') => void;
}
