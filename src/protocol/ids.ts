/** A string that TypeScript keeps apart from other kinds of id, while a plain string may still be used for it. */
type IdOf<Kind extends string> = string & { readonly __id?: Kind };

/** Names a player, and the seat that player sits on. */
export type PlayerId = IdOf<'player'>;

/** Names one physical card (or piece) of a game. */
export type CardId = IdOf<'card'>;

/** Names an option: stable as long as the option is the same thing to do. */
export type OptionId = IdOf<'option'>;

/** Names a thing on the table that options can touch: a card, a cell, a unit. */
export type EntityId = string;

/** Names one attempt to play something. The same id twice is played once. */
export type CommandId = IdOf<'command'>;
