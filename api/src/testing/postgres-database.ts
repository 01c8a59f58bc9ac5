import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../database/database.ts';

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export interface PostgresDatabase {
  url: string;
  open(): Promise<OpenDatabase>;
  drop(): Promise<void>;
}

/** A new, empty database on the server of `TEST_DATABASE_URL`. */
export async function newPostgresDatabase(): Promise<PostgresDatabase> {
  const name = `evmandi_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const address = new URL(String(process.env.TEST_DATABASE_URL));
  address.pathname = `/${name}`;
  const url = address.href;
  return {
    url,
    open: () => openDatabase({ dataDir: '', databaseUrl: url }),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** Runs where there is a PostgreSQL; elsewhere it is reported as skipped, never as passed. */
export const describeWithPostgres = (name: string, body: () => void): void =>
  (process.env.TEST_DATABASE_URL ? describe : describe.skip)(`${name} (needs PostgreSQL)`, body);
