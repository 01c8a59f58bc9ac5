import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

interface Count {
  /** Calls of the key in the present window, this one included. */
  current: number;
  /** Milliseconds until the next window. */
  ttl: number;
}

/**
 * Counts one call of `key`. A count may be lost with the server that held it: nothing waits for it to be
 * on disk.
 */
async function countCall(db: Database, key: string, windowMs: number): Promise<Count> {
  const until = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1_000}::float8)`;
  const { rows } = await sql<Count>`
    insert into rate_counts (key, count, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when rate_counts.until <= clock_timestamp() then 1 else rate_counts.count + 1 end,
      until = case when rate_counts.until <= clock_timestamp() then ${until} else rate_counts.until end
    returning count as current,
      greatest(0, ceil(extract(epoch from until - clock_timestamp()) * 1000))::int as ttl,
      set_config('synchronous_commit', 'off', true)`.execute(db);
  return rows[0] ?? { current: 1, ttl: windowMs };
}

type Answered = (error: Error | null, count?: Count) => void;

/** What the plugin hands over, as far as its types tell. */
interface StoreOptions {
  routeInfo?: { method: string | string[]; url: string };
  path?: string;
}

/**
 * A store for `@fastify/rate-limit` in the database: what one process has counted, all have, and a restart
 * forgets nothing. Each route counts apart.
 */
export function storeOfCounts(db: Database) {
  return class CountStore {
    private readonly route: string;

    constructor(options: StoreOptions) {
      const { routeInfo } = options;
      this.route = routeInfo ? `${routeInfo.method} ${routeInfo.url}` : '';
    }

    incr(address: string, answered: Answered, windowMs: number): void {
      countCall(db, `${this.route} ${address}`, windowMs).then(
        (count) => answered(null, count),
        (error: Error) => answered(error),
      );
    }

    child(options: StoreOptions): CountStore {
      return new CountStore(options);
    }
  };
}
