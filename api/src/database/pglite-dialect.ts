import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from './mutex.ts';
import { AS_TEXT } from './types.ts';

/** PGlite takes dates of its own realm only; as text they need no realm. */
const plain = (parameter: unknown) =>
  parameter instanceof Date ? parameter.toISOString() : parameter;

const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text]));

class PGliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.pglite.query<R>(sql, parameters.map(plain), {
      parsers,
    });
    if (affectedRows === undefined) return { rows };
    return { rows, numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, PGlite has no cursor
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream');
  }
}

/** PGlite has one session, so the holder of the connection (a query or a transaction) is alone. */
class PGliteDriver implements Driver {
  private readonly mutex = new Mutex();
  private readonly connection: PGliteConnection;

  constructor(private readonly pglite: PGlite) {
    this.connection = new PGliteConnection(pglite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.mutex.lock();
    return this.connection;
  }

  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const mode = settings.accessMode ? ` ${settings.accessMode}` : '';
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await this.pglite.query(`begin${level}${mode}`);
  }

  async commitTransaction(): Promise<void> {
    await this.pglite.query('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.pglite.query('rollback');
  }

  async releaseConnection(): Promise<void> {
    this.mutex.unlock();
  }

  async destroy(): Promise<void> {
    await this.mutex.lock();
    await this.pglite.close();
  }
}

/** Kysely on PGlite: PostgreSQL's dialect with a driver for one session in this process. */
export class PGliteDialect implements Dialect {
  constructor(private readonly pglite: PGlite) {}

  createDriver = (): Driver => new PGliteDriver(this.pglite);
  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
  createIntrospector = (db: Kysely<unknown>): DatabaseIntrospector => new PostgresIntrospector(db);
}
