// New versions of the client: the service worker fetches them, the person decides when they begin.

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a new version is ready. */
export function updateReady(): boolean {
  return waiting !== null;
}

/** Begins the new version. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

export function putUpdateOff(): void {
  waiting = null;
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a controller this is the first visit, and there is nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  offer();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
}

const HOUR_MS = 3_600_000;

/** Installs the service worker and looks for new versions from time to time. */
export async function keepUpdated(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
  } catch {
    // Browsers refuse it in private windows; the client works without.
  }
}
