import { fastify } from 'fastify';
import { othersWait, registerServing } from './serving.ts';

const turn = () => new Promise(setImmediate);

test('others wait while a request is answered, until it is given up, and who signs in is none of them', async () => {
  const app = fastify({ forceCloseConnections: true });
  registerServing(app);
  let answer: (() => void) | undefined;
  const handle = () =>
    new Promise<string>((resolve) => {
      answer = () => resolve('done');
    });
  app.get('/api/products', handle);
  app.get('/api/auth/me', handle);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Whether others wait while that address is asked for; ends when nobody waits any more. */
  const during = async (path: string, end: () => void, signal: AbortSignal | null = null) => {
    answer = undefined;
    const request = fetch(url + path, { signal }).catch(() => undefined);
    while (!answer) await turn();
    const waited = othersWait();
    end();
    await request;
    while (othersWait()) await turn();
    return waited;
  };
  try {
    expect(await during('/api/products', () => answer?.())).toBe(true);
    expect(await during('/api/auth/me', () => answer?.())).toBe(false);
    const leaving = new AbortController();
    expect(await during('/api/products', () => leaving.abort(), leaving.signal)).toBe(true);
  } finally {
    answer?.();
    await app.close();
  }
});
