import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely } from 'kysely';
import { Pool } from 'pg';
import { buildApp } from '../src/app.ts';
import { NamingDialect } from '../src/database/named-queries.ts';
import type { Schema } from '../src/database/schema.ts';
import { serverConfig } from '../src/database/server.ts';
import { WatchedPool } from '../src/database/watched-pool.ts';
import { inTurns } from './in-turns.ts';
import { newSampleDatabase } from './sample-database.ts';

/** Orders on a database of their own with the sample data, by two ways. */
export interface OrdersApi {
  /** Places so many orders by calls of the API in this process; answers the milliseconds. */
  throughApi(orders: number): Promise<number>;
  /** Sends the statements of as many orders from one pool, without anything around them. */
  straight(orders: number): Promise<number>;
  close(): Promise<void>;
}

const SECRET = 'No account signs in where only orders are placed.';
const AT_ONCE = 20;
const PRODUCTS = 60;
const PIECES = 100_000;
/** Recorded orders: straight statements touch as many products as calls do. */
const RECORDED = 20;
const recordedVisitor = (number: number): Visitor => ({
  key: `the-key-of-recorded-order-${number}`,
  email: `recorded-${number}@bench.example`,
  address: `10.9.9.${number}`,
});

interface Visitor {
  key: string;
  email: string;
  address: string;
}

let sent = 0;
/** Each order is of another visitor. */
function nextVisitor(): Visitor {
  sent += 1;
  return {
    key: randomUUID(),
    email: `buyer${sent}@bench.example`,
    address: `10.${10 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
  };
}

/** Two lines of the products, in all combinations, and the ids of enough of them in ample stock. */
async function stocked(db: Kysely<Schema>): Promise<string[]> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('stock', '>', 0)
    .where('condition', '=', 'new')
    .where('price', '>', '5000')
    .orderBy('popularity', 'desc')
    .limit(PRODUCTS)
    .execute();
  await db
    .insertInto('stock_movements')
    .values(
      products.map(({ id }) => ({
        product_id: id,
        quantity: PIECES,
        reason: 'correction' as const,
      })),
    )
    .execute();
  return products.map(({ id }) => id);
}

interface Recorded {
  visitor: Visitor;
  statements: CompiledQuery[];
}

/** The recorded parameters of each statement, for another visitor. */
function parametersFor({ visitor, statements }: Recorded): unknown[][] {
  const next = nextVisitor();
  const text = JSON.stringify(statements.map(({ parameters }) => parameters))
    .replaceAll(visitor.key, next.key)
    .replaceAll(visitor.email, next.email)
    .replaceAll(visitor.address, next.address);
  return JSON.parse(text) as unknown[][];
}

/** A new database on a PostgreSQL server with the sample data and ample stock. */
export async function ordersApi(server: string): Promise<OrdersApi> {
  const { url, drop } = await newSampleDatabase(server);
  let recorded: CompiledQuery[] | undefined;
  const pool = new WatchedPool(serverConfig(url), () => {});
  const db = new Kysely<Schema>({
    dialect: new NamingDialect({ pool }),
    log: ({ query }) => void recorded?.push(query),
  });
  const ids = await stocked(db);
  const app = await buildApp({ db, secrets: [SECRET], corsOrigins: [] });
  const place = async ({ key, email, address } = nextVisitor()) => {
    const lines = [0, 1, 2].map((step) => ({
      productId: ids[(sent * (step + 1) + step) % ids.length],
      quantity: 1,
    }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      remoteAddress: address,
      headers: { 'idempotency-key': key },
      payload: {
        name: 'Meera Test',
        phone: '+91 98480 22338',
        email,
        address: 'Plot 42, Phase II, IDA Nacharam',
        pin: '500076',
        paymentMethod: 'bank_transfer',
        lines: [...new Map(lines.map((line) => [line.productId, line])).values()],
      },
    });
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  };
  const orders: Recorded[] = [];
  for (let number = 10; number < 10 + RECORDED; number += 1) {
    const visitor = recordedVisitor(number);
    recorded = [];
    sent += 1;
    await place(visitor);
    orders.push({ visitor, statements: recorded });
  }
  recorded = undefined;
  const straightPool = new Pool(serverConfig(url));
  // A pool that has ended may still be closing its sockets when the database is dropped under them.
  straightPool.on('error', () => undefined);
  return {
    throughApi: (count) => inTurns(count, AT_ONCE, () => place()),
    straight: (count) =>
      inTurns(count, AT_ONCE, async () => {
        const order = orders[sent % orders.length];
        if (!order) return;
        const parameters = parametersFor(order);
        for (const [index, { sql }] of order.statements.entries()) {
          await straightPool.query(sql, parameters[index]);
        }
      }),
    async close() {
      await app.close();
      await Promise.all([db.destroy(), straightPool.end()]);
      await drop();
    },
  };
}
