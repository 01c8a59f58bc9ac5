import { type MetricsServer, serveMetrics } from './metrics-server.ts';

let server: MetricsServer;
afterEach(() => server.close());

async function open(metrics: () => Promise<string>) {
  server = await serveMetrics(
    { contentType: 'text/plain; version=0.0.4', metrics },
    0,
    '127.0.0.1',
  );
  return (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, init);
}

test('answers with the metrics of the moment, and with nothing else', async () => {
  let scrapes = 0;
  const get = await open(async () => `scrapes ${++scrapes}\n`);
  await get('/metrics');
  const second = await get('/metrics');
  expect(second.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(await second.text()).toBe('scrapes 2\n');
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
});

test('a source that fails is a 500, and a port in use rejects', async () => {
  const get = await open(() => Promise.reject(new Error('no counters')));
  expect((await get('/metrics')).status).toBe(500);
  const again = serveMetrics(
    { contentType: 'text/plain', metrics: async () => '' },
    server.port,
    '127.0.0.1',
  );
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
