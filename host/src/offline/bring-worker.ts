import { SERVICE_WORKER } from '@evmandi/contract/platform/offline';

/** Asked before an attempt: a network may be back before that has failed. */
const networkReturns = () =>
  new Promise<Event>((resolve) => addEventListener('online', resolve, { once: true }));

/** Whether a worker is at work; false where its script or what it keeps before it starts could not be had. */
async function register(): Promise<boolean> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(SERVICE_WORKER, {
    updateViaCache: 'none',
  });
  const worker = active ?? waiting ?? installing;
  if (!worker) return false;
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activating' || worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** A network that is back does not always answer at once. */
const ATTEMPTS = 5;
const PAUSE_MS = 4_000;

/** Resolves once a service worker keeps pages. One that the network took on its way is asked for when that is back. */
export async function bringWorker(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const back = networkReturns();
    if (await register().catch(() => false)) return;
    if (navigator.onLine && attempt < ATTEMPTS) {
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await Promise.race([back, pause]);
    } else {
      await back;
      attempt = 0;
    }
  }
}
