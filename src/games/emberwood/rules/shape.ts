import type { ParamsSchema, SchemaIssue } from '../../../engines/rule-engine/params-schema.js';

const CHECKS = {
  text: { is: (value: unknown) => typeof value === 'string', wanted: 'a text' },
  number: { is: (value: unknown) => typeof value === 'number', wanted: 'a number' },
  texts: {
    is: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    wanted: 'a list of texts',
  },
} as const;

/** What parameters must look like, so that rules need not reckon with anything else: a Standard Schema. */
export function shape<Params extends object>(
  parts: Readonly<Record<keyof Params & string, keyof typeof CHECKS>>,
): ParamsSchema<Params> {
  return {
    '~standard': {
      version: 1,
      vendor: 'emberwood',
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
