import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { seed } from '../sample-data/seed.ts';
import { openDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/database/prepare.ts';

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const newName = () => `evmandi_bench_${randomBytes(4).toString('hex')}`;

async function makeTemplate(server: string): Promise<string> {
  const name = newName();
  await administer(server, `create database ${name}`);
  const database = await openDatabase({ dataDir: '', databaseUrl: addressOf(server, name) });
  // With the demo accounts, as an embedded database has them.
  const prepared = prepareDatabase({ ...database, kind: 'embedded' }, { sampleData: seed });
  await prepared.finally(() => database.close());
  return name;
}

/** By the server's address: each measurement copies what the first one of a run has filled. */
const templates = new Map<string, Promise<string>>();

/** Leaves nothing behind on a server that outlives the measurements. */
export async function dropSamples(): Promise<void> {
  for (const [server, template] of templates) {
    await administer(server, `drop database ${await template} with (force)`);
  }
  templates.clear();
}

export interface SampleDatabase {
  url: string;
  /** Runs a statement outside of any transaction. */
  administer(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/** A new database on a PostgreSQL server with the sample data and the demo accounts. */
export async function newSampleDatabase(server: string): Promise<SampleDatabase> {
  const template = templates.get(server) ?? makeTemplate(server);
  templates.set(server, template);
  const name = newName();
  await administer(server, `create database ${name} template ${await template}`);
  const url = addressOf(server, name);
  return {
    url,
    administer: (statement) => administer(url, statement),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}
