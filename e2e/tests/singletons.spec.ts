import type { Page } from '@playwright/test';
import { evaluations } from '../support/evaluations.ts';
import { expect, test } from '../support/test.ts';

/** Texts that stand once, outside of any function, in the build of what must exist once. */
const MARKERS = {
  react: '.__COMPILER_RUNTIME=',
  router: '.__reactRouterVersion=',
  runtime: '"evmandi-quote"',
};

const SCREENS = { catalog: '/listing', checkout: '/cart', dashboard: '/dashboard', auth: '/login' };
/** A visitor is led away from it, so no page begins there; its code comes all the same. */
const OF_STAFF = ['platform', '/platform'] as const;

/** Another order per seed, the same for the same seed. */
function shuffled<T>(items: T[], seed: number): T[] {
  return items
    .map((item, index) => ({ item, rank: Math.sin(seed * 97 + index * 31) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Passes the pointer over a link, which brings the screen's remote. */
async function bring(page: Page, name: string, path: string) {
  const loaded = page.waitForResponse(
    (response) =>
      response.url().includes(`/artifacts/${name}/`) && response.url().includes('expose_routes'),
  );
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  }, path);
  await loaded;
}

for (const seed of process.env.EVMANDI_FULL ? [1, 2, 3, 4] : [2]) {
  const [first, ...others] = shuffled(Object.entries(SCREENS), seed);
  const rest = shuffled([...others, OF_STAFF], seed);
  test(`React, router and runtime are evaluated once, with ${first?.[0]} first (order ${seed})`, async ({
    page,
    errors: _errors,
  }) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(first?.[1] ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, path] of rest) await bring(page, name, path);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('banner')
      .or(page.getByRole('navigation'))
      .getByRole('link')
      .first()
      .click();

    const scripts = await page.coverage.stopJSCoverage();
    for (const [what, marker] of Object.entries(MARKERS)) {
      expect(evaluations(scripts, marker), what).toBe(1);
    }
  });
}
