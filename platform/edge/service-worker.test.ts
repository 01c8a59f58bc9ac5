import { runInNewContext } from 'node:vm';
import { CATALOG_FILES, withEdge } from '../testing/edge.ts';
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
      const settings = /^self\.OFFLINE=(.*);\nworks\(\)$/.exec(body)?.[1] ?? '{}';
      expect(JSON.parse(settings)).toMatchObject({
        composition: 1,
        origins: ['http://localhost:3000', 'http://api.test:8000', 'http://pictures.test'],
      });
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

// OFFLINE-1
test('settings of a worker > name the headers of pages and the scripts of its composition', () =>
  withEdge(
    async ({ port }) => {
      const { body } = await ask(port, '/service-worker.js');
      const { pageHeaders, scripts } = JSON.parse(/^self\.OFFLINE=(.*);\n/.exec(body)?.[1] ?? '{}');
      const { headers, body: shell } = await ask(port, '/offline-shell.html');
      const policy = pageHeaders['Content-Security-Policy'];
      // The worker puts the scripts and the hashes of styles in place of both.
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).toContain("style-src 'self';");
      const ofShell = String(headers['content-security-policy']);
      const [, first = ''] = /script-src 'self' ('sha256-[^']+')/.exec(ofShell) ?? [];
      expect(policy.replace(/ 'sha256-[^;]+/, ` ${first}`)).toBe(
        ofShell.replace('http://api.test:8000;', 'http://api.test:8000 http://pictures.test;'),
      );
      expect(pageHeaders['Cross-Origin-Opener-Policy']).toBe('same-origin');
      expect(scripts).toContain(`${CATALOG_FILES}/static/js/routes.js`);
      expect(scripts.every((script: string) => script.endsWith('.js'))).toBe(true);
      for (const [, src] of shell.matchAll(/<script defer src="([^"]+)"/g)) {
        expect(scripts).toContain(src);
      }
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
