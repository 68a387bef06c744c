import type { ParamsSchema, SchemaIssue } from '../../../engines/rule-engine/params-schema.js';

const CHECKS = {
  text: { is: (value: unknown) => typeof value === 'string', wanted: 'a text' },
  'optional text': {
    is: (value: unknown) => value === undefined || typeof value === 'string',
    wanted: 'a text, or left out',
  },
  'whole number': { is: (value: unknown) => Number.isInteger(value), wanted: 'a whole number' },
  true: { is: (value: unknown) => value === true, wanted: 'true' },
} as const;

/** What parameters must look like, so that rules need not reckon with anything else: a Standard Schema. */
export function shape<Params extends object>(
  parts: Readonly<Record<keyof Params & string, keyof typeof CHECKS>>,
): ParamsSchema<Params> {
  return {
    '~standard': {
      version: 1,
      vendor: 'gundam',
      validate(value) {
        const given = value as Readonly<Record<string, unknown>>;
        const issues = Object.entries<keyof typeof CHECKS>(parts).flatMap(([name, kind]): SchemaIssue[] =>
          CHECKS[kind].is(given[name]) ? [] : [{ message: `must be ${CHECKS[kind].wanted}`, path: [name] }],
        );
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}
