import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { fillProducts } from './fill-products.ts';
import { newSampleDatabase } from './sample-database.ts';

/** The API in this process on a database of its own that holds so many products. */
export interface FilledApi {
  /** Calls the API with a path such as `/api/products`; answers the body. Throws unless it is a 200. */
  get(path: string): Promise<string>;
  /** Sends a body to a path of the API; answers the body. Throws unless it is a 200. */
  post(path: string, body: object): Promise<string>;
  /** Sends a written body of JSON and lets the answer pass by; answers its bytes. Throws unless it is a 200. */
  send(path: string, body: string): Promise<number>;
  /** Reads what ordering asks of the products of these part numbers, in one query; answers their number. */
  lookUp(skus: readonly string[]): Promise<number>;
  /** Reads the whole table of products from beginning to end, on one core; answers the number of rows. */
  scan(): Promise<number>;
  /** Ends the API and drops the database. */
  close(): Promise<void>;
}

const SECRET = 'No account signs in where only the catalogue is read.';
/** Leaves a sequential scan as the only way. */
const SCANNING = [
  'enable_indexscan=off',
  'enable_indexonlyscan=off',
  'enable_bitmapscan=off',
  'max_parallel_workers_per_gather=0',
];

/** What a server does by itself in quiet hours; without dead rows a scan is as short as it can be. */
async function settle(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

function openForScans(url: string) {
  const address = new URL(url);
  address.searchParams.set('options', SCANNING.map((setting) => `-c ${setting}`).join(' '));
  return openDatabase({ dataDir: '', databaseUrl: address.href });
}

async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from products`.execute(db);
  return Number(rows[0]?.count);
}

async function lookUp(db: Database, skus: readonly string[]): Promise<number> {
  const { rows } = await sql`select id, sku, name, unit, price, tax_rate, stock, restock_date,
    launched_on, highlights from products where sku = any(${skus}::text[])`.execute(db);
  return rows.length;
}

/** A new database on a PostgreSQL server with the sample data, filled up to that many products. */
export async function fillApi(server: string, products: number): Promise<FilledApi> {
  const sample = await newSampleDatabase(server);
  const [api, scans] = await Promise.all([
    openDatabase({ dataDir: '', databaseUrl: sample.url }),
    openForScans(sample.url),
  ]);
  const { db } = api;
  const drop = async () => {
    await Promise.all([api.close(), scans.close()]);
    await sample.drop();
  };
  try {
    await fillProducts(db, products);
    await settle(db);
  } catch (error) {
    await drop();
    throw error;
  }
  const app = await buildApp({ db, secrets: [SECRET], corsOrigins: [] });
  const bodyOf = async (request: InjectOptions & { url: string }) => {
    const { statusCode, body } = await app.inject(request);
    if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body}`);
    return body;
  };
  const send = async (url: string, payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', url, payload, headers, payloadAsStream: true } as const;
    const answer = await app.inject(request);
    let bytes = 0;
    for await (const part of answer.stream()) bytes += part.length;
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return bytes;
  };
  return {
    get: (url) => bodyOf({ url }),
    post: (url, payload) => bodyOf({ method: 'POST', url, payload }),
    send,
    lookUp: (skus) => lookUp(db, skus),
    scan: () => countProducts(scans.db),
    async close() {
      await app.close();
      await drop();
    },
  };
}
