import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { PROJECT } from './process.ts';

interface Client {
  connect: () => Promise<void>;
  query: <Row>(text: string) => Promise<{ rows: Row[] }>;
  end: () => Promise<void>;
}

const pg = createRequire(join(PROJECT, 'api/package.json'))('pg') as {
  Client: new (options: { connectionString: string }) => Client;
};

async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** What the tests before the journeys filled (api/testing/sample-database.ts). */
const TEMPLATES = `select datname from pg_database
  where datname ~ '^evmandi_sample_[0-9]+_[0-9a-f]+$' order by datname desc limit 1`;

/** A database on the server of the test run: a copy of its sample database, or empty where none was filled. */
async function copyOnServer(server: string) {
  const name = `evmandi_stack_${process.pid}`;
  await ask(server, async (client) => {
    const [filled] = (await client.query<{ datname: string }>(TEMPLATES)).rows;
    await client.query(`create database ${name} ${filled ? `template ${filled.datname}` : ''}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const stop = async () => {
    await ask(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: url.href, stop };
}

/** A database for the APIs of a stack. Returns why there is none where no PostgreSQL can be had. */
export async function stackDatabase(): Promise<{ url: string; stop(): Promise<void> } | string> {
  if (process.env.TEST_DATABASE_URL) return copyOnServer(process.env.TEST_DATABASE_URL);
  const own = await startPostgres();
  return own.missing ?? own;
}

/** Returns what the APIs' connections asked the database last. */
export const lastQueries = (url: string): Promise<string[]> =>
  ask(url, async (client) => {
    const { rows } = await client.query<{ query: string }>(
      "select query from pg_stat_activity where application_name = 'evmandi-api' and datname = current_database()",
    );
    return rows.map(({ query }) => query);
  });
