/** Stub: replaced by the target DSL. */
export interface TargetDefinition<TState, TCardMeta, TCardDefinition> {
  readonly __types?: [TState, TCardMeta, TCardDefinition];
}
