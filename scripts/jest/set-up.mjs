import { bundleProcesses } from '../lib/bundle.mjs';
import { startPostgres } from '../lib/postgres.mjs';

/**
 * Gives the suites the bundled processes, and a PostgreSQL in TEST_DATABASE_URL; without one they skip
 * themselves.
 */
export default async function setUp() {
  await bundleProcesses();
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  if (server.url) {
    process.env.TEST_DATABASE_URL = server.url;
    globalThis.evmandiPostgres = server;
  } else {
    console.warn(`\nNo PostgreSQL for the tests: ${server.missing}`);
  }
}
