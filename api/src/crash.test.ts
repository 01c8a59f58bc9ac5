import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn, sampleFolder } from './testing/memory-database.ts';
import {
  expectNothingLost,
  type OrderStorm,
  orderStorm,
  stockedParts,
  unanswered,
} from './testing/order-storm.ts';
import { endServers, runServer } from './testing/server-process.ts';
import { countOrders, halves } from './testing/shop-books.ts';

const ROUNDS = process.env.EVMANDI_FULL ? 12 : 3;
const SEEDED = 240;

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evmandi-crash-'));
  await sampleFolder(dataDir);
}, 120_000);
afterAll(() => {
  endServers();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`killed ${ROUNDS} times in the middle of orders, the embedded database opens whole`, async () => {
  const start = () => runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  let server = start();
  let url = await server.ready();
  const parts = await stockedParts(url);
  const storms: OrderStorm[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const storm = orderStorm(url, parts);
    storms.push(storm);
    await storm.reached(10 * round);
    server.child.kill('SIGKILL');
    await server.ended;
    await storm.over;
    // Each buyer had an order under way.
    expect(unanswered(storm).length).toBeGreaterThan(0);
    expect(storm.failures).toEqual([]);

    server = start();
    url = await server.ready();
    await expectNothingLost(url, storm);
  }
  server.child.kill('SIGTERM');
  await server.ended;

  const { db, close } = await databaseIn(dataDir);
  const kept = storms.flatMap((storm) => [...storm.placed.keys(), ...unanswered(storm)]).length;
  expect(await countOrders(db)).toEqual({ orders: SEEDED + kept, numbers: SEEDED + kept });
  expect(await halves(db)).toEqual([]);
  await close();
}, 240_000);
