import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import { RegistryAway } from '../registry-error.ts';

/** Any number, the same in every process: two that make the tables at once take turns. */
const MAKE_LOCK = 727_274_637;

/** Documents are kept as texts: their digests and seals are of the very text. */
const MAKE_TABLES = `
begin;
select pg_advisory_xact_lock(${MAKE_LOCK});
create schema if not exists evmandi_registry;
create table if not exists evmandi_registry.artifacts (
  name text not null,
  version text not null,
  document text not null,
  primary key (name, version)
);
create table if not exists evmandi_registry.files (
  name text not null,
  version text not null,
  path text not null,
  content bytea not null,
  primary key (name, version, path),
  foreign key (name, version) references evmandi_registry.artifacts on delete cascade
);
create table if not exists evmandi_registry.compositions (
  number bigint primary key,
  document text not null
);
create table if not exists evmandi_registry.channel (
  sequence bigint primary key,
  document text not null
);
create table if not exists evmandi_registry.edges (
  id text primary key,
  document text not null,
  seen_at timestamptz not null
);
create table if not exists evmandi_registry.tokens (
  id text primary key,
  document text not null,
  revocation text
);
create table if not exists evmandi_registry.calls (
  id text collate "C" primary key,
  document text not null,
  outcome text,
  sent boolean not null default false
);
create index if not exists calls_unsent on evmandi_registry.calls (id) where not sent;
create table if not exists evmandi_registry.marks (
  id text collate "C" primary key,
  document text not null
);
create table if not exists evmandi_registry.moments (
  name text primary key,
  document text not null
);
create table if not exists evmandi_registry.deletions (
  id text collate "C" primary key,
  document text not null,
  ended text
);
create table if not exists evmandi_registry.tried (
  id text collate "C" primary key,
  document text not null
);
alter table evmandi_registry.artifacts
  add column if not exists stored_at timestamptz not null default now();
commit;`;

/** No such schema or table: somebody dropped it since it was made. */
const GONE = new Set(['3F000', '42P01']);

/** The account may only read, or use the tables that there are. */
const mayNot = (error: unknown) => (error as { code?: string }).code === '42501';

const textOf = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/** Throws a {@link RegistryAway} in place of what a connection or the server says. */
function away(error: unknown): never {
  const text = `The registry in PostgreSQL (REGISTRY_URL) does not answer: ${textOf(error)}`;
  throw new RegistryAway(text, { cause: error });
}

export type Query = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<QueryResult<Row>>;

/**
 * Connections to the registry's server. The tables are made by the first process that may; one whose account
 * may only read finds them made. No query is waited for longer than seven seconds: a
 * network that drops packets tells neither end.
 */
export function openTables(url: string) {
  const pool = new Pool({
    connectionString: url,
    application_name: 'evmandi-registry',
    max: 4,
    connectionTimeoutMillis: 3_000,
    query_timeout: 7_000,
    statement_timeout: 7_000,
    idle_in_transaction_session_timeout: 8_000,
    keepAlive: true,
  });
  // A connection that breaks while it is idle would otherwise end the process.
  pool.on('error', () => undefined);
  let made: Promise<void> | undefined;

  async function make(): Promise<void> {
    const { rows } = await pool.query<{ all: boolean; some: boolean }>(
      `select to_regclass('evmandi_registry.tried') is not null
           and to_regclass('evmandi_registry.moments') is not null as "all",
         to_regclass('evmandi_registry.marks') is not null as "some"`,
    );
    if (rows[0]?.all) return;
    const client = await pool.connect();
    try {
      await client.query(MAKE_TABLES);
      client.release();
    } catch (error) {
      // Its transaction is broken.
      client.release(true);
      // An edge needs none of the newer tables: who ships next adds them.
      if (!rows[0]?.some || !mayNot(error)) throw error;
    }
  }

  function ready(): Promise<void> {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  }

  const query: Query = async (text, values = []) => {
    try {
      await ready();
      return await pool.query(text, [...values]);
    } catch (error) {
      if (GONE.has((error as { code?: string }).code ?? '')) made = undefined;
      return away(error);
    }
  };

  /** Runs `work` in a transaction; rolled back when it throws, or answers false. */
  async function transaction(work: (run: Query) => Promise<boolean>): Promise<boolean> {
    const client = await ready()
      .then(() => pool.connect())
      .catch(away);
    try {
      const run: Query = (text, values = []) => client.query(text, [...values]).catch(away);
      await run('begin');
      const done = await work(run);
      await run(done ? 'commit' : 'rollback');
      client.release();
      return done;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return { query, transaction, close: () => pool.end() };
}
