import { Client } from 'pg';

/** Name of the notifications about moves of the channel. */
export const MOVED = 'evmandi_registry_moved';

const CHECK_EVERY_MS = 4_000;
const AGAIN_AFTER_MS = 1_000;

/**
 * Calls `moved` for each notification, and once after each connection, until the signal. A connection that
 * broke, also without saying so, is made anew; moves that are missed meanwhile are for polling to find.
 */
export function listenForMoves(url: string, moved: () => void, signal: AbortSignal): void {
  let client: Client | undefined;
  let next: NodeJS.Timeout | undefined;

  function drop(which: Client | undefined): void {
    if (!which || which !== client) return;
    client = undefined;
    void which.end().catch(() => undefined);
    schedule(connect, AGAIN_AFTER_MS);
  }

  function schedule(work: () => Promise<void>, afterMs: number): void {
    clearTimeout(next);
    if (!signal.aborted) next = setTimeout(() => void work(), afterMs).unref();
  }

  async function check(): Promise<void> {
    const checked = client;
    try {
      await checked?.query('select 1');
      schedule(check, CHECK_EVERY_MS);
    } catch {
      drop(checked);
    }
  }

  async function connect(): Promise<void> {
    if (signal.aborted) return;
    const fresh = new Client({
      connectionString: url,
      application_name: 'evmandi-registry',
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('notification', moved);
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${MOVED}`);
      moved();
      schedule(check, CHECK_EVERY_MS);
    } catch {
      drop(fresh);
    }
  }

  signal.addEventListener('abort', () => {
    clearTimeout(next);
    const last = client;
    client = undefined;
    void last?.end().catch(() => undefined);
  });
  void connect();
}
