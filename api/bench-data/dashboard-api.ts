import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { fillOrders } from './fill-orders.ts';
import { newSampleDatabase } from './sample-database.ts';

/** The API of the dashboard, in this process, on a database of its own that holds so many orders. */
export interface DashboardApi {
  /** Calls a path as the administrator; answers the milliseconds. Throws unless it is a 200. */
  time(path: string): Promise<number>;
  /** The number of the last page of all orders. */
  lastPage(): Promise<number>;
  /** Reads an answer to its end without keeping it; answers its bytes and the most memory it added. */
  drain(path: string): Promise<{ bytes: number; addedBytes: number }>;
  /** Places an order; answers the milliseconds. */
  place(): Promise<number>;
  close(): Promise<void>;
}

const SECRET = 'A secret of the measurements, long enough to sign with.';
/** Of products that orders are placed for. */
const PRODUCTS = 40;

const SAMPLE_MS = 20;
/** Reads an answer in a process of its own, whose memory is not the API's. */
const READ_AND_COUNT = `
  const { AUTHORIZATION: authorization } = process.env;
  const answer = await fetch(process.argv[1], { headers: { authorization } });
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.byteLength;
  console.log(bytes);
`;
const run = promisify(execFile);

/** A new database on a PostgreSQL server with the sample data and that many orders. */
export async function dashboardApi(server: string, orders: number): Promise<DashboardApi> {
  const { url, administer, drop } = await newSampleDatabase(server);
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  const { db } = database;
  await fillOrders(db, orders);
  await administer('vacuum analyze');
  const ids = await stocked();
  const app = await buildApp({ db, secrets: [SECRET], corsOrigins: [] });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password: 'evmandi-admin' },
  });
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` };
  let placed = 0;

  async function stocked(): Promise<string[]> {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('condition', '=', 'new')
      .where('price', '>', '5000')
      .orderBy('popularity', 'desc')
      .limit(PRODUCTS)
      .execute();
    const quantity = 100_000;
    const movements = rows.map(({ id }) => ({
      product_id: id,
      quantity,
      reason: 'correction' as const,
    }));
    await db.insertInto('stock_movements').values(movements).execute();
    return rows.map(({ id }) => id);
  }

  async function call(path: string): Promise<string> {
    const { statusCode, body } = await app.inject({ url: path, headers });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
    return body;
  }

  return {
    async time(path) {
      const start = performance.now();
      await call(path);
      return performance.now() - start;
    },
    async lastPage() {
      const list = JSON.parse(await call('/api/admin/orders')) as { page: { pages: number } };
      return list.page.pages;
    },
    async drain(path) {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const base = process.memoryUsage().rss;
      let most = base;
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, SAMPLE_MS);
      try {
        const { stdout } = await run(
          process.execPath,
          ['--input-type=module', '--eval', READ_AND_COUNT, `${address}${path}`],
          { env: { ...process.env, AUTHORIZATION: headers.authorization } },
        );
        return { bytes: Number(stdout), addedBytes: most - base };
      } finally {
        clearInterval(watch);
      }
    },
    async place() {
      placed += 1;
      const start = performance.now();
      const answer = await app.inject({
        method: 'POST',
        url: '/api/orders',
        remoteAddress: `10.${10 + (placed >> 16)}.${(placed >> 8) & 255}.${placed & 255}`,
        headers: { 'idempotency-key': randomUUID() },
        payload: {
          name: 'Meera Test',
          phone: '+91 98480 22338',
          email: `buyer${placed}@bench.example`,
          address: 'Plot 42, Phase II, IDA Nacharam',
          pin: '500076',
          paymentMethod: 'bank_transfer',
          lines: [0, 1].map((step) => ({
            productId: ids[(placed + step * 7) % ids.length],
            quantity: 1,
          })),
        },
      });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
      return performance.now() - start;
    },
    async close() {
      await app.close();
      await database.close();
      await drop();
    },
  };
}
