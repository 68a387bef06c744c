import { nodesOf, type SourceFile } from '../architecture/imports.js';

interface Part {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly value?: { readonly value?: unknown };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

/**
 * The codes of all reasons and warnings that files write: `{ code: 'BUSY', … }`, `{ errorCode: 'SNARED', … }`, and in
 * games `new GameError(message, 'CELL_OCCUPIED')`, which adapters turn into reasons.
 */
export function reasonCodesIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const codes = files.flatMap((file) =>
    nodesOf(file).map((node) => codeOf(node as unknown as Part, file.path.startsWith('games/'))),
  );
  return new Set(codes.filter((code) => typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code)) as string[]);
}

function codeOf({ type, key, value, callee, arguments: given }: Part, inGame: boolean): unknown {
  if (type === 'Property') return key?.name === 'code' || key?.name === 'errorCode' ? value?.value : null;
  return type === 'NewExpression' && inGame && callee?.name === 'GameError' ? given?.[1]?.value : null;
}
