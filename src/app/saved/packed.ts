/** A text in a form that an address can hold, as short as it gets. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; `null` where it was none, or was cut off. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function through(blob: Blob, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(transform)).arrayBuffer());
}
