import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

/**
 * The first start creates and fills the database: ten seconds of work, and minutes on a machine that is busy with other
 * things. A process that ends meanwhile is noticed at once.
 */
export const READY_LIMIT_MS = 900_000;

/** Where this machine reaches a process that listens on `host`. */
export function ownAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function answersWell(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

/** Waits until `address` answers with success. Rejects after `limitMs`, naming `what` was waited for. */
export async function untilReady(what: string, address: string, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await answersWell(address))) {
    if (performance.now() > end) {
      throw new Error(`The ${what} is not ready after ${limitMs / 1000} s (${address})`);
    }
    await wait(EVERY_MS);
  }
}
