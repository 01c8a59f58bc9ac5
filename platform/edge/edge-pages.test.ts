import { hostArtifact, remoteArtifact, route } from '../testing/artifacts.ts';
import { CATALOG_FILES, documentOf, ROUTES, rendered, withEdge } from '../testing/edge.ts';
import { ask } from '../testing/http.ts';
import { irregularText } from '../testing/irregular-text.ts';
import type { RenderedAnswer, RenderedPages } from './render/rendered-pages.ts';
import { strongBrotli } from './strong-brotli.ts';

test('a page that is the same for all says how long a cache in front may serve it, others go to none', () =>
  withEdge(
    async ({ port }) => {
      const { headers } = await ask(port, '/product/7');
      expect(headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400',
      );
      expect(headers).toMatchObject({
        etag: expect.stringMatching(/^W\/"7-/),
        vary: 'Accept-Encoding',
      });
      expect(headers).not.toHaveProperty('warning');
      for (const path of ['/mine', '/framed']) {
        const own = await ask(port, path);
        expect([path, own.headers['cache-control']]).toEqual([path, 'private, no-cache']);
      }
    },
    rendered(documentOf('<p>here</p>')),
    [
      hostArtifact(),
      remoteArtifact('catalog', {
        descriptor: {
          routes: [
            ...ROUTES,
            route('/mine', { access: 'session' }),
            route('/framed', { render: 'frame' }),
          ],
        },
      }),
    ],
  ));

test('a last good page says its age, and that it could not be made anew', () =>
  withEdge(
    async ({ port }) => {
      const { status, headers, body } = await ask(port, '/product/7');
      expect([status, body]).toEqual([200, '<p>here</p>']);
      expect(headers).toMatchObject({ age: '61', warning: '111 - "Revalidation Failed"' });
    },
    rendered({ ...documentOf('<p>here</p>'), lastGoodMs: 61_900 }),
  ));

test('a page that could not be rendered is neither indexed nor cached, and machines come again', () =>
  withEdge(async ({ port }) => {
    const { status, headers, body } = await ask(port, '/product/7');
    expect(status).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'retry-after': '10',
      'cache-control': 'private, no-cache',
    });
  }, rendered(undefined)));

test('a file is sent while many pages are compressed as well as they can be, and waits for none', () => {
  const pages = new Map<string, Extract<RenderedAnswer, { kind: 'page' }>>();
  const renderedPages: RenderedPages = async ({ pathname }) => {
    const page = pages.get(pathname) ?? documentOf(irregularText(pages.size + 1));
    pages.set(pathname, page);
    return page;
  };
  return withEdge(
    async ({ port }) => {
      const headers = { 'accept-encoding': 'br' };
      const paths = Array.from({ length: 20 }, (_, index) => `/product/${index}`);
      for (const path of paths) await ask(port, path, { headers });
      await Promise.all(paths.map((path) => ask(port, path, { headers })));
      let done = false;
      // One after the other: the last of them all.
      void strongBrotli(() => 'last').then(() => {
        done = true;
      });
      expect((await ask(port, `${CATALOG_FILES}/remoteEntry.js`)).status).toBe(200);
      expect(done).toBe(false);
    },
    { renderedPages },
  );
});

test('the edge is not ready while no page can be rendered, and before it closes', () => {
  const state = { renders: false, closing: false };
  const options = { canRender: async () => state.renders, isClosing: () => state.closing };
  return withEdge(async ({ port }) => {
    const ready = async () => {
      const { status, body } = await ask(port, '/readyz');
      return `${status} ${body.trim()}`;
    };
    expect(await ready()).toBe('503 no page can be rendered');
    state.renders = true;
    expect(await ready()).toBe('200 ok');
    state.closing = true;
    expect(await ready()).toBe('503 closing');
    expect((await ask(port, '/cart')).status).toBe(200);
  }, options);
});
