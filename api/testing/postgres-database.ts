import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';

async function administer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await work(client).finally(() => client.end());
}

export interface PostgresDatabase {
  url: string;
  open(): Promise<OpenDatabase>;
  drop(): Promise<void>;
}

function addressOf(name: string): string {
  const address = new URL(String(process.env.TEST_DATABASE_URL));
  address.pathname = `/${name}`;
  return address.href;
}

/** Those of other days: a server that outlives its runs would gather them. */
async function dropTemplates(client: Client, kept: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^evmandi_sample_' and left(datname, 23) <> left($1, 23)",
    [kept],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
}

/** Makes the template when it is not there; workers that want it at the same time wait for the first. */
async function ensureTemplate(
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const part = `${name}_part`;
    await client.query(`drop database if exists ${part} with (force)`);
    await client.query(`create database ${part}`);
    const database = await openDatabase({ dataDir: '', databaseUrl: addressOf(part) });
    await fill(database).finally(() => database.close());
    await client.query(`alter database ${part} rename to ${name}`);
    await dropTemplates(client, name);
  } finally {
    await client.end();
  }
}

/** From version 15 on a server would write the whole copy to its log as well. */
const FILE_COPY_SINCE = 150_000;

async function copyDatabase(client: Client, name: string, template: string): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  const strategy = rows[0].server_version_num >= FILE_COPY_SINCE ? 'strategy file_copy' : '';
  await client.query(`create database ${name} template ${template} ${strategy}`);
}

/** A new database on the server of `TEST_DATABASE_URL`: empty, or a copy of a template made once. */
export async function newPostgresDatabase(template?: {
  name: string;
  fill: (database: OpenDatabase) => Promise<void>;
}): Promise<PostgresDatabase> {
  const name = `evmandi_${randomBytes(6).toString('hex')}`;
  if (template) await ensureTemplate(template.name, template.fill);
  await administer((client) =>
    template ? copyDatabase(client, name, template.name) : client.query(`create database ${name}`),
  );
  const url = addressOf(name);
  return {
    url,
    open: () => openDatabase({ dataDir: '', databaseUrl: url }),
    drop: () => administer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** Runs where there is a PostgreSQL; elsewhere it is reported as skipped, never as passed. */
export const describeWithPostgres = (name: string, body: () => void): void =>
  (process.env.TEST_DATABASE_URL ? describe : describe.skip)(`${name} (needs PostgreSQL)`, body);
