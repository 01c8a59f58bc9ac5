import { Failure } from '../http/failure.ts';

/** 503: the queue is full, and this one's key had the most waiting. */
export class QueueFull extends Failure {
  constructor() {
    super(503, 'unavailable', 'Too many sign-ins at once: try again shortly', { retryAfter: 2 });
  }
}

interface Waiting {
  start(): void;
  refuse(error: QueueFull): void;
}

/**
 * Runs at most `slots` pieces of work at once. What waits stands in one line for each key, and the lines
 * take turns: whoever sends three hundred at once waits for himself. With more than `room` waiting, the
 * last of the longest line is refused. After a piece of work its slot rests for as long as `rest` says.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** In the order of their turns. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly slots: number,
    private readonly room: number,
    private readonly rest: (workedMs: number) => number = () => 0,
  ) {}

  /** Throws {@link QueueFull} where the work was not begun. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.slots) this.running += 1;
    else await this.wait(key);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const rest = this.rest(performance.now() - began);
      if (rest > 0) setTimeout(() => this.next(), rest);
      else this.next();
    }
  }

  private wait(key: string): Promise<void> {
    return new Promise((start, refuse) => {
      const line = this.lines.get(key) ?? [];
      this.lines.set(key, line);
      line.push({ start, refuse });
      this.waiting += 1;
      if (this.waiting > this.room) this.refuseOne();
    });
  }

  private next(): void {
    const [first] = this.lines;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [key, line] = first;
    this.lines.delete(key);
    const one = line.shift();
    if (line.length > 0) this.lines.set(key, line);
    this.waiting -= 1;
    one?.start();
  }

  private refuseOne(): void {
    let longest: [string, Waiting[]] | undefined;
    for (const line of this.lines) {
      if (line[1].length > (longest?.[1].length ?? 0)) longest = line;
    }
    if (!longest) return;
    const [key, line] = longest;
    const last = line.pop();
    if (line.length === 0) this.lines.delete(key);
    this.waiting -= 1;
    last?.refuse(new QueueFull());
  }
}
