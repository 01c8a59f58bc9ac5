import { runInNewContext } from 'node:vm';
import { withEdge } from '../testing/edge.ts';
import { ask } from '../testing/http.ts';
import { createServiceWorker } from './service-worker.ts';

const config = { apiUrl: 'http://api.test:8000', picturesUrl: 'http://pictures.test' };
const answer = (script: string | undefined) =>
  createServiceWorker({ config, siteUrl: 'http://localhost:3000', script });

test('a worker knows its composition, no cache keeps it, and it may reach site, API and pictures alone', () =>
  withEdge(
    async ({ port }) => {
      const { status, headers, body } = await ask(port, '/service-worker.js');
      expect(status).toBe(200);
      expect(body).toBe(
        'self.OFFLINE={"composition":1,"origins":["http://localhost:3000","http://api.test:8000","http://pictures.test"]};\nworks()',
      );
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; connect-src 'self' http://localhost:3000 http://api.test:8000 http://pictures.test",
      );
      const shell = await ask(port, '/offline-shell.html');
      expect(shell.body).toContain('<div id="root"></div>');
      expect(shell.headers['x-robots-tag']).toBe('noindex');
    },
    { serviceWorker: answer('works()') },
  ));

test('switched off, a worker takes back what those before it kept, and itself', () =>
  withEdge(
    async ({ port }) => {
      const { body } = await ask(port, '/service-worker.js');
      const kept = new Set(['evmandi-offline-4-pages', 'evmandi-offline-files', 'of-another']);
      const done: string[] = [];
      const work: Promise<unknown>[] = [];
      runInNewContext(body, {
        addEventListener: (type: string, listen: (event: object) => void) =>
          listen({ type, waitUntil: (one: Promise<unknown>) => work.push(one) }),
        skipWaiting: () => done.push('skipWaiting'),
        caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
        indexedDB: { deleteDatabase: (name: string) => done.push(name) },
        registration: { unregister: async () => done.push('unregister') },
      });
      await Promise.all(work);
      expect([...kept]).toEqual(['of-another']);
      expect(done).toEqual(['skipWaiting', 'workbox-expiration', 'unregister']);
    },
    { serviceWorker: answer(undefined) },
  ));
