import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl, FlowHookContext } from '../contexts.js';
import type { World } from '../world.js';
import type { FlowDefinition } from './flow-definition.js';

/** What a flow works with. */
export interface FlowParts<TState extends object, TCardMeta, TCardDefinition> {
  readonly definition: FlowDefinition<TState, TCardMeta, TCardDefinition>;
  readonly players: readonly PlayerId[];
  readonly world: World<TState>;
  /** What hooks get: `state` is the draft. */
  readonly hookContext: () => FlowHookContext<TState, TCardMeta, TCardDefinition>;
  /** What `endIf` gets: `state` is to be read. */
  readonly askContext: () => FlowHookContext<TState, TCardMeta, TCardDefinition>;
  /** Takes away the marks that last no longer. */
  readonly forget: (span: 'perTurn' | 'perPhase') => void;
}

/** Stub: replaced by the flow. */
export class FlowManager<TState extends object, TCardMeta, TCardDefinition> {
  constructor(parts: FlowParts<TState, TCardMeta, TCardDefinition>) {
    void parts;
  }
  get control(): FlowControl {
    throw new Error('stub');
  }
  begin(): void {}
  settle(): void {}
}
