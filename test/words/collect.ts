import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '../../src/protocol/message.js';
import { nodesOf, type SourceFile } from '../architecture/imports.js';

/** A text of the kit, as `words.say(code, params, english)` gives it. */
export interface Saying {
  readonly path: string;
  readonly code: string;
  /** The names of its values, where they can be read off the call. */
  readonly values: readonly string[] | null;
  readonly english: Message;
}

/** What the files say, and a complaint about every call whose code or English cannot be read. */
export interface Collected {
  readonly sayings: readonly Saying[];
  readonly complaints: readonly string[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Every script under `src`. */
export function sourceFiles(): SourceFile[] {
  const root = fileURLToPath(new URL('../../src', import.meta.url));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(root, file).replaceAll('\\', '/'),
      source: readFileSync(file, 'utf8'),
    }));
}

/** Every text that files say. */
export function collect(files: readonly SourceFile[]): Collected {
  const sayings: Saying[] = [];
  const complaints: string[] = [];
  for (const file of files) {
    for (const node of nodesOf(file)) {
      if (!isSaying(node)) continue;
      const [codeNode, valuesNode, englishNode] = node['arguments'] as readonly Node[];
      const code = literal(codeNode);
      const english = message(englishNode);
      if (code === null) complaints.push(`${file.path}: the code of a text is not written out`);
      else if (english === null) complaints.push(`${file.path}: the English of ${code} is not written out`);
      else sayings.push({ path: file.path, code, values: keysOf(valuesNode), english });
    }
  }
  return { sayings, complaints };
}

/** The texts that stand in a file's markup, and so in one language only. */
export function unsaidIn(file: SourceFile): string[] {
  return nodesOf(file)
    .flatMap((node) => {
      if (node.type === 'JSXText') return [String(node['value'])];
      if (node.type !== 'JSXAttribute') return [];
      const { name, value } = node as unknown as { name: { name: string }; value: Node | null };
      const shown = /^(aria-(label|description|valuetext|roledescription)|alt|label|placeholder|title)$/;
      return shown.test(name.name) ? [literal(value ?? undefined) ?? ''] : [];
    })
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => `${file.path}: ${text.trim()}`);
}

/** The places for values in a message, each once. */
export function placesOf(text: Message): string[] {
  const texts = typeof text === 'string' ? [text] : Object.values(text);
  const places = texts.flatMap((form) => Array.from(form.matchAll(/\{(\w+)\}/g), ([, name]) => name!));
  return [...new Set(places)].toSorted();
}

/** Others say things too: the receiver is what is called `words`. */
function isSaying({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { property, object } = callee as { property?: { name?: string }; object?: { name?: string } };
  return property?.name === 'say' && object?.name === 'words';
}

function literal(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}

function message(node: Node | undefined): Message | null {
  if (node?.type !== 'ObjectExpression') return literal(node);
  const forms = propertiesOf(node).map(({ key, value }) => [key, literal(value)] as const);
  const readable = forms.every(([key, text]) => key !== null && text !== null);
  return readable ? (Object.fromEntries(forms) as { other: string }) : null;
}

function keysOf(node: Node | undefined): readonly string[] | null {
  if (node?.type !== 'ObjectExpression') return null;
  const keys = propertiesOf(node).map(({ key }) => key);
  return keys.every((key) => key !== null) ? keys : null;
}

function propertiesOf(node: Node): { key: string | null; value: Node | undefined }[] {
  return (node['properties'] as readonly Node[]).map((property) => {
    const key = property['key'] as { name?: string; value?: string } | undefined;
    const named = property.type === 'Property' && property['computed'] !== true;
    return {
      key: named ? (key?.name ?? key?.value ?? null) : null,
      value: property['value'] as Node | undefined,
    };
  });
}
