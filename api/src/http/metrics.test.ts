import { sampleDatabase } from '../../testing/sample-database.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import { buildApp } from '../app.ts';
import { createMetrics } from './metrics.ts';

test('requests are counted by the pattern of their route, connections by their state', async () => {
  const metrics = createMetrics(() => ({ busy: 3, idle: 1, waiting: 7 }));
  const { db, close } = await sampleDatabase();
  const corsOrigins = ['http://a.example'];
  const app = await buildApp({ db, secrets: [TEST_SECRET], corsOrigins, metrics });
  await app.inject('/api/products/BP-EV-2041');
  await app.inject('/api/products/unknown-1');
  await app.inject('/api/products/unknown-2');
  await app.inject('/wp-login.php');
  const count = (labels: string) => `api_request_duration_seconds_count{${labels}}`;
  const lines = (await metrics.registry.metrics()).split('\n');
  for (const line of [
    `${count('method="GET",route="/api/products/:id",status="200"')} 1`,
    `${count('method="GET",route="/api/products/:id",status="404"')} 2`,
    `${count('method="GET",route="none",status="404"')} 1`,
    'api_database_connections{state="busy"} 3',
    'api_database_connections{state="waiting"} 7',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.join('\n')).toContain('nodejs_eventloop_lag_seconds');
  expect(lines.join('\n')).not.toContain('unknown-1');
  await app.close();
  await close();
});
