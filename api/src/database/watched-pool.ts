import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { CollectedClient } from './collected-client.ts';
import { fatesOf, reach } from './reach.ts';

const LOOK_EVERY_MS = 250;
/** What has been waited for for so long is looked at. */
const SUSPECT_MS = 700;
/** While something slow runs the server is asked so often whether it is there. */
const ASK_EVERY_MS = 1_500;
/** A server that is there answers a new connection sooner. */
const ANSWER_LIMIT_MS = 2_200;
/** For a connection of a pool that is busy: who waits for one that is away is told as soon as that is known. */
const TURN_LIMIT_MS = 10_000;
/** While the server is away, between two attempts. */
const AGAIN_MS = 500;

/** A connection on which nothing arrives any more, though nobody ended it. */
class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST';

  constructor(message = 'The database does not answer') {
    super(message);
  }
}

/**
 * A pool that notices what TCP notices after a quarter of an hour: a network that drops packets. Once a query waits, a
 * connection beside the pool asks the server how it is. No answer: all connections are given up, and until there is
 * one nothing waits for it. An answer that does not know the query: that connection alone, and those that are idle,
 * are as good as gone. A query that works is left to its own limit.
 */
export class WatchedPool {
  private readonly pool: Pool;
  private readonly clients = new Set<CollectedClient>();
  /** Who waits for a connection, and since when. */
  private readonly turns = new Map<(error: Error) => void, number>();
  private readonly timer: NodeJS.Timeout;
  private isAway = false;
  private isAsking = false;
  private isPatient = false;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly config: PoolConfig,
    private readonly onError: (error: Error) => void,
  ) {
    this.pool = new Pool({
      ...config,
      Client: CollectedClient,
      connectionTimeoutMillis: TURN_LIMIT_MS,
    });
    // A connection that breaks while no query waits for an answer on it, idle or in the middle of a
    // transaction, would otherwise end the process.
    this.pool.on('error', onError);
    this.pool.on('connect', (client) => {
      client.on('error', onError);
      this.clients.add(client as unknown as CollectedClient);
    });
    this.pool.on('remove', (client) => this.clients.delete(client as unknown as CollectedClient));
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  get counts() {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  connect(): Promise<PoolClient> {
    if (this.isAway) return Promise.reject(new ConnectionLost());
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        this.turns.delete(giveUp);
        reject(error);
      };
      this.turns.set(giveUp, performance.now());
      this.pool.connect().then((client) => {
        // Too late for the one who asked.
        if (this.turns.delete(giveUp)) resolve(client);
        else client.release();
      }, giveUp);
    });
  }

  /**
   * Runs `work` without doubting the connections: what fills a database is quiet for seconds where others use the
   * machine, and would have to be begun again.
   */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.isPatient = true;
    try {
      return await work();
    } finally {
      this.isPatient = false;
    }
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.end();
  }

  private look(): void {
    if (this.isPatient) return;
    const now = performance.now();
    for (const [giveUp, since] of this.turns) {
      if (now - since > TURN_LIMIT_MS) giveUp(new ConnectionLost('The database is busy'));
    }
    if (this.isAsking || this.isAway || now - this.askedAt < ASK_EVERY_MS) return;
    const waits = (since: number | undefined) => since !== undefined && now - since > SUSPECT_MS;
    const suspects = [...this.clients].filter(({ askedAt }) => waits(askedAt));
    if (suspects.length === 0 && ![...this.turns.values()].some(waits)) return;
    this.isAsking = true;
    this.askedAt = now;
    void this.ask(suspects).finally(() => {
      this.isAsking = false;
    });
  }

  /** Bytes that arrived from the server on any connection. */
  private received(): number {
    return [...this.clients].reduce((sum, { received }) => sum + received, 0);
  }

  private async ask(suspects: CollectedClient[]): Promise<void> {
    const before = this.received();
    try {
      const lost = await fatesOf(this.config, suspects, ANSWER_LIMIT_MS);
      if (lost.length === 0) return;
      this.giveUp([...lost, ...[...this.clients].filter(({ askedAt }) => askedAt === undefined)]);
    } catch (error) {
      // Slow, but there.
      if (this.received() !== before) return;
      this.onError(error as Error);
      await this.beAway();
    }
  }

  private giveUp(clients: Iterable<CollectedClient>): void {
    for (const client of clients) client.giveUp(new ConnectionLost());
  }

  private async beAway(): Promise<void> {
    this.isAway = true;
    this.giveUp(this.clients);
    for (const giveUp of [...this.turns.keys()]) giveUp(new ConnectionLost());
    while (!(this.pool.ending || (await reach(this.config, ANSWER_LIMIT_MS)))) {
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
    this.isAway = false;
  }
}
