import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A file under `src`, its path written from there: `store/game-store.ts`. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** One file's use of another, or of a package. */
export interface Import {
  readonly from: string;
  /** The file meant, from `src` like every path here (`../x` outside of it), or the package as it is written. */
  readonly to: string;
  readonly kind: 'file' | 'package';
  /** Erased when compiled: written `import type`, `export type` or `import('…')` in a type. */
  readonly typeOnly: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a file's syntax tree. */
export function nodesOf({ path, source }: SourceFile): Node[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const nodes: Node[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      nodes.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(program);
  return nodes;
}

const isCss = (path: string) => path.endsWith('.css');

/** What a file's text asks for, as written there. */
function requestsOf(file: SourceFile): { specifier: string; typeOnly: boolean }[] {
  if (isCss(file.path)) {
    return [...file.source.matchAll(/@import\s+(?:url\()?["']([^"']+)/g)].map(([, specifier = '']) => ({
      specifier: /^[a-z]+:|^\./.test(specifier) ? specifier : `./${specifier}`,
      typeOnly: false,
    }));
  }
  return nodesOf(file).flatMap((node) => {
    // `new URL('./worker.ts', import.meta.url)` brings a file into the build like an import.
    const isUrl = node.type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === 'URL';
    const source = isUrl && Array.isArray(node['arguments']) ? node['arguments'][0] : node['source'];
    if (!isNode(source) || typeof source['value'] !== 'string') return [];
    const typeOnly =
      node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
    return [{ specifier: source['value'], typeOnly }];
  });
}

/** The imports of files, `./x.js` resolved to the `x.ts`, `x.tsx` or `x/index.ts` that is meant. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  const paths = new Set(files.map((file) => file.path));
  const resolve = (from: string, specifier: string) => {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    const bare = path.replace(/\.js$/, '');
    const candidates = [path, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, `${bare}/index.tsx`];
    return candidates.find((candidate) => paths.has(candidate)) ?? path;
  };
  return files
    .filter(({ path }) => /\.(tsx?|css)$/.test(path))
    .flatMap((file) =>
      requestsOf(file).map(({ specifier, typeOnly }) => ({
        from: file.path,
        typeOnly,
        ...(specifier.startsWith('.')
          ? { kind: 'file' as const, to: resolve(file.path, specifier) }
          : { kind: 'package' as const, to: specifier }),
      })),
    );
}
