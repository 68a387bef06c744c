/** The part of Standard Schema (standardschema.dev) that is used here; valibot, zod and others fit it. */
export interface ParamsSchema<TParams> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    validate(
      value: unknown,
    ):
      | { readonly value: unknown; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] }
      | Promise<unknown>;
    readonly types?: { readonly input: TParams; readonly output: TParams } | undefined;
  };
}

/** Something wrong with a value. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
