import type { Reason } from '../../src/protocol/reason.js';
import {
  anything,
  object,
  optional,
  record,
  tagged,
  text,
  type Shape,
} from '../../src/protocol/validate/shape.js';

// Never run: a shape that no longer fits its type does not compile.

const context = optional(record);
object<Reason>({ code: text, text, context }) satisfies Shape<Reason>;

// @ts-expect-error -- A part of the type is not checked.
object<Reason>({ code: text, text });
// @ts-expect-error -- The type has no such part.
object<Reason>({ code: text, text, context, label: text });
// @ts-expect-error -- What may be absent would be refused.
object<Reason>({ code: text, text, context: record });
// @ts-expect-error -- What must be there may be absent.
object<Reason>({ code: optional(text), text, context });
// @ts-expect-error -- Everything would pass.
object<Reason>({ code: anything, text, context });

type Verdict = { readonly kind: 'yes' } | { readonly kind: 'no'; readonly why: string };
tagged<Verdict, 'kind'>('kind', { yes: {}, no: { why: text } }) satisfies Shape<Verdict>;
// @ts-expect-error -- One kind is not checked.
tagged<Verdict, 'kind'>('kind', { no: { why: text } });
// @ts-expect-error -- A part of one kind is not checked.
tagged<Verdict, 'kind'>('kind', { yes: {}, no: {} });
