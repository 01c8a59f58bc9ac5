import type { Page } from '@playwright/test';
import { expect, siteUrl, test, turnsAt, WIDTHS } from '../support/test.ts';

const PAGES = ['/', '/listing/spare-parts', '/product/BP-EV-2041'];

/** Scrolls through the page, so that lazy pictures are asked for, and waits until all are there. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** The pictures of a page that came over the network, by what the browser measured. */
const transferred = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/api/pictures/') && transferSize > 0)
      .map(({ name }) => name),
  );

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  test.describe(`${name} pixels wide`, () => {
    test.use({ viewport });

    turn()(
      'all pictures come from the site, each once, and from the cache afterwards',
      async ({ page, errors }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const isPicture =
            request.resourceType() === 'image' && !request.url().startsWith('data:');
          if (isPicture) asked.push(request.url());
        });
        for (const path of PAGES) {
          asked.length = 0;
          await page.goto(path);
          await showAll(page);
          expect(asked.length, path).toBeGreaterThan(2);
          expect(asked.filter((url) => !url.startsWith(`${siteUrl()}/`))).toEqual([]);
          expect(asked.length, path).toBe(new Set(asked).size);
        }
        const drawn = await page.locator('main img').evaluateAll((images) =>
          (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => {
            return complete && naturalWidth === 0;
          }),
        );
        expect(drawn).toEqual([]);
        for (const path of PAGES) {
          await page.goto(path);
          await showAll(page);
          expect(await transferred(page), path).toEqual([]);
        }
        expect(errors).toEqual([]);
      },
    );
  });
}

test('a picture is served as the API has it, compressed and for ever, and nothing else is', {
  tag: '@full',
}, async () => {
  const html = await (await fetch(siteUrl())).text();
  const path = /\/api\/pictures\/[^"]+/.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  const answer = await fetch(siteUrl() + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await fetch(siteUrl() + path, { headers: known })).status).toBe(304);
  for (const other of ['/api/products', '/api/pictures/teapot/cut.svg', '/api/pictures/x']) {
    expect((await fetch(siteUrl() + other, { redirect: 'manual' })).status, other).not.toBe(200);
  }
});
