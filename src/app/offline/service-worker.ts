// Keeps the built arcade, so that it opens without a network once it has been opened. What there is to keep stands in
// files.json, which the build writes.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a service worker is, as far as this one knows: the page's own types do not say. */
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const worker = globalThis as unknown as Worker;
const CACHE = 'moveset-arcade';
// A file is the same whoever asks for it, though servers may say that it depends.
const KEPT = { ignoreVary: true };

worker.addEventListener('install', (event) => event.waitUntil(refresh().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A page says that it was opened: something may be new.
worker.addEventListener('message', (event) => event.waitUntil(refresh()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  // The page may have changed; what it is made of has a new name then.
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request));
});

/** Fetches what is new, and lets go of what is no longer used. */
async function refresh(): Promise<void> {
  const listed = await fetch('./files.json', { cache: 'no-store' });
  if (!listed.ok) throw new Error(`moveset: files.json could not be read (${listed.status}).`);
  const wanted = new Set(
    ((await listed.json()) as string[]).map((file) => new URL(file, worker.location.href).href),
  );
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const page = new URL('./', worker.location.href).href;
  await cache.addAll([page, ...[...wanted].filter((url) => !known.has(url))]);
  for (const url of known) if (url !== page && !wanted.has(url)) await cache.delete(url);
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('./', KEPT)) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, KEPT)) ?? fetch(request);
}
