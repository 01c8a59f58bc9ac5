const WAIT_LIMIT_MS = 30_000;

/** Thrown when the turn does not come: the holder of the only session does not release it. */
export class MutexTimeout extends Error {
  readonly code = 'SESSION_BUSY';

  constructor(limit: number) {
    super(`The database session was busy for ${limit} ms`);
  }
}

/** One holder at a time, first come first served. */
export class Mutex {
  private held = false;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit = WAIT_LIMIT_MS) {}

  async lock(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(new MutexTimeout(this.limit));
      }, this.limit);
      this.waiting.push(turn);
    });
  }

  unlock(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.held = false;
  }
}
