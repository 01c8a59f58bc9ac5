import { expect, test } from '../support/test.ts';

const SLOW = '**/api/products?**';

test('a slow navigation shows its progress, and going elsewhere ends what it waits for', async ({
  page,
  errors: _errors,
}) => {
  await page.goto('/category');
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(SLOW, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const progress = page.getByRole('progressbar', { name: 'Loading the next page' });
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/products?'),
  );
  const asked = page.waitForRequest(SLOW);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Batteries/ })
    .first()
    .click();
  await asked;
  await expect(progress).toBeVisible();
  await expect(page).toHaveURL('/category');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^About/ })
    .click();
  expect((await ended).failure()?.errorText).toContain('ABORTED');
  await expect(page).toHaveURL('/about');
  await expect(progress).toBeHidden();
  go();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});
