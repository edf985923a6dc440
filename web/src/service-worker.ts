// Keeps the client on the device: it opens without a network, and to what it had when it last had one.

export {};

declare const self: ServiceWorkerGlobalScope;
/** Every file of the build, and a name that changes with them; filled in by the build. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const APP = `artel-app-${__VERSION__}`;
const ANSWERS = "artel-answers";
const MOST_ANSWERS = 200;
/** Tells the page that an answer is an old one. */
const STORED_HEADER = "x-artel-stored";
/** Holds a person's secret. */
const NEVER_STORED = "/api/me";

async function install(): Promise<void> {
  const cache = await caches.open(APP);
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: "reload" })));
}

async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== APP && name !== ANSWERS).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function keepAnswer(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  // A key that is put again goes to the end, so the first keys are the oldest.
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((key) => cache.delete(key)));
}

async function storedAnswer(request: Request): Promise<Response> {
  const stored = await (await caches.open(ANSWERS)).match(request);
  if (!stored) return Response.error();
  const headers = new Headers(stored.headers);
  headers.set(STORED_HEADER, "1");
  return new Response(stored.body, { status: stored.status, headers });
}

async function answer(event: FetchEvent): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) event.waitUntil(keepAnswer(event.request, fresh.clone()));
    return fresh;
  } catch {
    return storedAnswer(event.request);
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(APP);
  const wanted = request.mode === "navigate" ? "/" : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlderVersions()));

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

/** A notification leads back to its table: to the page that shows it, or to a new one. */
async function goTo(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || pathname === NEVER_STORED) return;
  event.respondWith(pathname.startsWith("/api/") ? answer(event) : file(event.request));
});
