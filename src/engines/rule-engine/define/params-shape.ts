import type { ParamsSchema, SchemaIssue } from './params-schema.js';

const KINDS = {
  text: { is: (value: unknown) => typeof value === 'string', wanted: 'a text' },
  'optional text': {
    is: (value: unknown) => value === undefined || typeof value === 'string',
    wanted: 'a text, or left out',
  },
  texts: {
    is: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    wanted: 'a list of texts',
  },
  number: { is: (value: unknown) => Number.isFinite(value), wanted: 'a number' },
  'whole number': { is: (value: unknown) => Number.isInteger(value), wanted: 'a whole number' },
  flag: { is: (value: unknown) => typeof value === 'boolean', wanted: 'true or false' },
  true: { is: (value: unknown) => value === true, wanted: 'true' },
} as const;

/** What a parameter may be asked to be. */
export type ParamKind = keyof typeof KINDS;

/**
 * What the parameters of a move must look like, for games that need no library for that: `paramsShape({ tree: 'text',
 * amount: 'whole number' })`. Rules need not reckon with anything else. A Standard Schema.
 */
export function paramsShape<Params extends object>(
  parts: Readonly<Record<keyof Params & string, ParamKind>>,
): ParamsSchema<Params> {
  return {
    '~standard': {
      version: 1,
      vendor: 'moveset',
      validate(value) {
        const given = value as Readonly<Record<string, unknown>>;
        const issues = Object.entries<ParamKind>(parts).flatMap(([name, kind]): SchemaIssue[] =>
          KINDS[kind].is(given[name]) ? [] : [{ message: `must be ${KINDS[kind].wanted}`, path: [name] }],
        );
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}
