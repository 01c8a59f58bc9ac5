const WINDOW_MS = 15 * 60_000;
const LIMIT = 10;
const MOST_KEYS = 10_000;

interface Failures {
  count: number;
  until: number;
}

/** Counts failed sign-ins of one name from one address; a success forgets them. Kept in this process. */
export class FailedAttempts {
  private readonly byKey = new Map<string, Failures>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Seconds until the next try is allowed; 0 when it is allowed now. */
  waitSeconds(key: string): number {
    const failures = this.byKey.get(key);
    if (!failures || failures.count < LIMIT) return 0;
    return Math.max(0, Math.ceil((failures.until - this.now()) / 1_000));
  }

  failed(key: string): void {
    const now = this.now();
    const known = this.byKey.get(key);
    const count = known && known.until > now ? known.count + 1 : 1;
    this.byKey.delete(key);
    this.byKey.set(key, { count, until: now + WINDOW_MS });
    this.sweep(now);
  }

  succeeded(key: string): void {
    this.byKey.delete(key);
  }

  /** The map keeps the order of the last failure: what is at its front is the oldest. */
  private sweep(now: number): void {
    for (const [key, { until }] of this.byKey) {
      if (until > now && this.byKey.size <= MOST_KEYS) return;
      this.byKey.delete(key);
    }
  }
}
