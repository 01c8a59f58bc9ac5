import type { FastifyInstance } from 'fastify';
import { sampleDatabase } from '../../testing/sample-database.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';

const PROXY = '10.83.7.10';
/** A route that takes thirty calls a minute from one address. */
const LIMIT = 30;

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await sampleDatabase();
});
afterAll(() => database.close());
afterEach(() => app.close());

async function open(trustProxy: string[]) {
  await database.db.deleteFrom('rate_counts').execute();
  const corsOrigins = ['http://a.example'];
  app = await buildApp({ db: database.db, secrets: [TEST_SECRET], corsOrigins, trustProxy });
}

/** Statuses of as many calls as one address may make, and one more. */
async function useUp(visitor: string, remoteAddress = PROXY): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call <= LIMIT; call += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/password-links/look',
      remoteAddress,
      headers: { 'x-forwarded-for': visitor },
      payload: {},
    });
    statuses.push(statusCode);
  }
  return statuses;
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test('visitors behind a proxy that is named have a limit each', async () => {
  await open([PROXY]);
  expect(refused(await useUp('203.0.113.1'))).toBe(1);
  expect(refused(await useUp('203.0.113.2'))).toBe(1);
});

test('what stands in front of the address that the proxy saw is not believed', async () => {
  await open([PROXY]);
  expect(refused(await useUp('198.51.100.1, 203.0.113.1'))).toBe(1);
  expect(refused(await useUp('198.51.100.2, 203.0.113.1'))).toBe(LIMIT + 1);
});

test.each([
  ['without any', []],
  ['with another', ['10.83.7.99']],
])('%s proxy named, all visitors share the limit of the one in front', async (_, trusted) => {
  await open(trusted);
  expect(refused(await useUp('203.0.113.1'))).toBe(1);
  expect(refused(await useUp('203.0.113.2'))).toBe(LIMIT + 1);
});
