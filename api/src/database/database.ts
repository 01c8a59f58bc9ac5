import { join } from 'node:path';
import { Kysely, type LogEvent, sql } from 'kysely';
import { closeToOthers, openEmbedded } from './embedded.ts';
import { NamingDialect } from './named-queries.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';
import { serverConfig } from './server.ts';
import { WatchedPool } from './watched-pool.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  db: Database;
  /** `embedded` is PGlite in this process, alone on its folder; `server` is PostgreSQL. */
  kind: 'embedded' | 'server';
  /** How the connections to a server stand now. */
  connections?: () => ConnectionCounts;
  /** Runs what may be quiet for long, without taking the server for one that is away. */
  patiently?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the connections and gives the folder free. */
  close(): Promise<void>;
}

export interface ConnectionCounts {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

export interface DatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Called with the error of a connection that broke while it was idle. */
  onError?: (error: Error) => void;
  /** Called after each query with its text, without the values, and how long it took. */
  onQuery?: ((query: { sql: string; ms: number }) => void) | undefined;
}

/** Opens the database that the options name, without touching what is in it. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { onQuery } = options;
  const log = (event: LogEvent) =>
    onQuery?.({ sql: event.query.sql, ms: Math.round(event.queryDurationMillis) });
  const watching = onQuery ? { log } : {};
  if (options.databaseUrl) {
    const pool = new WatchedPool(serverConfig(options.databaseUrl), options.onError ?? (() => {}));
    const db = new Kysely<Schema>({ dialect: new NamingDialect({ pool }), ...watching });
    return {
      db,
      kind: 'server',
      connections: () => pool.counts,
      patiently: (work) => pool.patiently(work),
      close: () => db.destroy(),
    };
  }
  const { pglite, lock } = await openEmbedded(options.dataDir);
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(pglite), ...watching });
  const close = () =>
    db.destroy().finally(() => {
      closeToOthers(join(options.dataDir, 'db'));
      lock.release();
    });
  return { db, kind: 'embedded', close };
}

/** Resolves when the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
