import type { RequestListener } from 'node:http';
import { currentRequestId } from '@evmandi/contract/platform/request-context';
import { secretsHider } from '@evmandi/contract/platform/secret-addresses';
import type { Logger } from 'pino';
import { ask } from '../../testing/http.ts';
import { createLogger } from '../log.ts';
import { listen } from '../server.ts';
import { createEdgeMetrics } from './edge-metrics.ts';
import { observed } from './observed.ts';
import { noteServed } from './served.ts';

const CATALOG = { name: 'catalog', version: '1.0.0-0000000a' };
const PAGES = ['/cart', '/questions/s3cret'];

/** Answers pages, and 404 for the rest; the body is the id that the code ran for. */
const listenerOf =
  (logger: Logger): RequestListener =>
  (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const isPage = PAGES.includes(pathname);
    if (isPage) noteServed(response, { remote: CATALOG });
    setImmediate(() => {
      if (pathname === '/cart') logger.warn('something is said');
      response.writeHead(isPage || pathname === '/readyz' ? 200 : 404).end(currentRequestId());
    });
  };

async function withObserved(work: (port: number) => Promise<void>, level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger(level, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = createEdgeMetrics({ live: async () => undefined });
  const secrets = { hide: secretsHider(['/questions/:token']) };
  const server = await listen(
    observed(listenerOf(logger), { logger, secrets, metrics }),
    0,
    '127.0.0.1',
  );
  try {
    await work(server.port);
  } finally {
    await server.close();
  }
  return { lines, text: await metrics.metrics() };
}

test('a request runs for the id that it brought, and its answer names it', async () => {
  await withObserved(async (port) => {
    const given = await ask(port, '/cart', { headers: { 'x-request-id': 'given-0123456789' } });
    expect(given.headers['x-request-id']).toBe('given-0123456789');
    expect(given.body).toBe('given-0123456789');
    const made = await ask(port, '/cart');
    expect(made.body).toMatch(/^[\w-]{36}$/);
    expect(made.headers['x-request-id']).toBe(made.body);
    const file = await ask(port, '/artifacts/catalog/1/browser/x.js');
    expect(file.headers['x-request-id']).toBeUndefined();
  });
});

test('its line has whose page it was, and neither query nor token', async () => {
  const { lines } = await withObserved(async (port) => {
    await ask(port, '/cart?q=secretword', { headers: { 'x-request-id': 'given-0123456789' } });
    await ask(port, '/questions/s3cret');
    await ask(port, '/wp-login.php', { method: 'POST' });
  });
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ level, method, path, status }) => [level, method, path, status])).toEqual([
    [30, 'GET', '/cart', 200],
    [30, 'GET', '/questions/:token', 200],
    [30, 'POST', '/wp-login.php', 404],
  ]);
  expect(requests[0]).toMatchObject({
    name: 'edge',
    reqId: 'given-0123456789',
    remote: 'catalog',
    version: '1.0.0-0000000a',
  });
  expect(JSON.stringify(lines)).not.toMatch(/secretword|s3cret/);
});

test('at the usual level all of a request is there, under its id, but probes and files that are there', async () => {
  const ask4 = async (port: number) => {
    for (const path of ['/cart', '/readyz', '/artifacts/x', '/questions/s3cret'])
      await ask(port, path, { headers: { 'x-request-id': `given-0123456789${path.length}` } });
  };
  const { lines } = await withObserved(ask4);
  expect(lines.map(({ msg, reqId, path }) => [msg, reqId, path])).toEqual([
    ['something is said', 'given-01234567895', undefined],
    ['request', 'given-01234567895', '/cart'],
    ['request', 'given-012345678912', '/artifacts/x'],
    ['request', 'given-012345678917', '/questions/:token'],
  ]);
  const { lines: more } = await withObserved(ask4, 'debug');
  expect(more.map(({ path }) => path)).toContain('/readyz');
});

test('it is counted by kind of address, remote and status', async () => {
  const { text } = await withObserved(async (port) => {
    for (const path of ['/cart', '/cart?q=1', '/nobody/1', '/nobody/2', '/readyz', '/artifacts/x'])
      await ask(port, path);
  });
  const count = (labels: string) => `edge_request_duration_seconds_count{${labels}}`;
  for (const line of [
    `${count('kind="page",remote="catalog",status="200"')} 2`,
    `${count('kind="page",remote="none",status="404"')} 2`,
    `${count('kind="machine",remote="none",status="200"')} 1`,
    `${count('kind="file",remote="none",status="404"')} 1`,
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('nobody');
});
