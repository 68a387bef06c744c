import type { Axis } from './axis.js';
import type { OptionalAxis } from './optional.js';

/** What the parameters of a move may be, by name. */
export type Axes<TState, TCardMeta, TCardDefinition> = Readonly<
  Record<
    string,
    | Axis<unknown, TState, TCardMeta, TCardDefinition>
    | OptionalAxis<unknown, TState, TCardMeta, TCardDefinition>
  >
>;

/** The values of an axis. */
export type ValueOf<TAxis> = TAxis extends (...args: never) => Iterable<infer TValue> ? TValue : never;

/** The parameters that axes make together. */
export type ParamsOf<TAxes> = Merged<
  { -readonly [Name in Exclude<keyof TAxes, OptionalNames<TAxes>>]: ValueOf<TAxes[Name]> },
  { -readonly [Name in OptionalNames<TAxes>]?: ValueOf<TAxes[Name]> }
>;

/** Two records as one. */
export type Merged<TFirst, TSecond> = {
  [Name in keyof (TFirst & TSecond)]: (TFirst & TSecond)[Name];
};

type OptionalNames<TAxes> = {
  [Name in keyof TAxes]: TAxes[Name] extends { readonly optional: true } ? Name : never;
}[keyof TAxes];
