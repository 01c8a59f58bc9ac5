import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseIn, sampleFolder } from '../testing/memory-database.ts';
import { countOrders, inconsistencies } from '../testing/order-consistency.ts';
import { expectNothingLost, orderStorm, stockedParts, unanswered } from '../testing/order-storm.ts';
import { endServers, runServer } from '../testing/server-process.ts';

const ROUNDS = process.env.EVMANDI_FULL ? 20 : 1;
/** Each start of an empty folder takes as long as the first of an installation. */
const KILLED_AFTER_MS = process.env.EVMANDI_FULL ? [700, 1_800, 3_000, 4_200] : [1_800];
const SEEDED = 240;

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evmandi-crash-'));
  await sampleFolder(dataDir);
});
afterAll(() => {
  endServers();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`killed in the middle of orders (rounds: ${ROUNDS}), the embedded database opens whole`, async () => {
  const start = () => runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  let server = start();
  let url = await server.ready();
  const parts = await stockedParts(url);
  let kept = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const storm = orderStorm(url, parts);
    await storm.reached(12);
    server.child.kill('SIGKILL');
    await server.ended;
    await storm.over;
    // Each buyer had an order under way.
    expect(unanswered(storm).length).toBeGreaterThan(0);
    expect(storm.failures).toEqual([]);

    server = start();
    url = await server.ready();
    kept += await expectNothingLost(url, storm);
  }
  server.child.kill('SIGTERM');
  await server.ended;

  const { db, close } = await databaseIn(dataDir);
  expect(await countOrders(db)).toEqual({ orders: SEEDED + kept, numbers: SEEDED + kept });
  expect(await inconsistencies(db)).toEqual([]);
  await close();
}, 900_000);

test('killed while it makes and fills its database, the next start has all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-crash-'));
  for (const moment of KILLED_AFTER_MS) {
    const server = runServer({ DATA_DIR: folder });
    await sleep(moment);
    server.child.kill('SIGKILL');
    await server.ended;
  }
  const server = runServer({ DATA_DIR: folder });
  await server.ready();
  server.child.kill('SIGTERM');
  await server.ended;
  const { db, close } = await databaseIn(folder);
  expect(await countOrders(db)).toEqual({ orders: SEEDED, numbers: SEEDED });
  expect(await inconsistencies(db)).toEqual([]);
  await close();
  rmSync(folder, { recursive: true, force: true });
});
