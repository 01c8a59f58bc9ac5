import { FairQueue } from './fair-queue.ts';

/** More than these wait longer than a person does. */
const ROOM = 1_000;

/**
 * Lets so many pieces of work under one name be under way at once; what waits under it takes turns by
 * network. So at most that many tries under one name are not counted yet.
 */
export class Turns {
  private readonly queues = new Map<string, { queue: FairQueue; users: number }>();

  constructor(private readonly slots: number) {}

  /** Throws 503 when too many wait. */
  async run<T>(name: string, network: string, work: () => Promise<T>): Promise<T> {
    const known = this.queues.get(name) ?? { queue: new FairQueue(this.slots, ROOM), users: 0 };
    this.queues.set(name, known);
    known.users += 1;
    try {
      return await known.queue.run(network, work);
    } finally {
      known.users -= 1;
      if (known.users === 0) this.queues.delete(name);
    }
  }
}
