import { expectHeaderAtRest } from '../support/page.ts';
import { expect, signIn, test, WIDTHS } from '../support/test.ts';

declare global {
  interface Window {
    journeyMarker?: string;
  }
}

for (const { name, viewport } of WIDTHS) {
  test(`a shopper and a member of staff, without one full page load, at ${name}`, async ({
    page,
    errors: _errors,
  }) => {
    await page.setViewportSize(viewport);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const phone = viewport.width < 900;
    const heading = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });

    await page.goto('/');
    await page.evaluate(() => {
      window.journeyMarker = 'from the first page';
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Spare parts/ })
      .first()
      .click();
    await expect(heading('Spare parts')).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: /EV Brake Pad Set, front disc/ })
      .first()
      .click();
    await expect(heading(/EV Brake Pad Set, front disc/)).toBeVisible();

    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    const cartLink = page.getByRole('banner').getByRole('link', { name: /cart/i });
    await expect(cartLink).toContainText('1');
    await expectHeaderAtRest(page);
    await cartLink.click();
    await expect(heading('Shopping cart')).toBeVisible();
    await expect(page.getByRole('main').getByText('BP-EV-2041')).toBeVisible();

    await page
      .getByRole('link', { name: phone ? /login/i : 'Dealer Login' })
      .first()
      .click();
    await expect(heading(/Login|Sign in/)).toBeVisible();
    await signIn(page, 'admin');
    // Sent from the cart by choice, not by the guard: the landing screen of permission 1001.
    await expect(heading('Dashboard')).toBeVisible();

    if (phone) await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Order Management' }).click();
    await expect(heading('Order Management')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^#?10\d{3}$/)
        .first(),
    ).toBeVisible();

    if (phone) await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Your Shop' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /EVMandi/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Bikes in Spotlight' })).toBeVisible();

    expect(await page.evaluate(() => window.journeyMarker)).toBe('from the first page');
    expect(documents).toHaveLength(1);
  });
}

test('the sign-in, opened by its address, leads back to the place that asked for it', {
  tag: '@full',
}, async ({ page }) => {
  const from = '/orders?status=Pending';
  await page.goto(`/login?from=${encodeURIComponent(from)}`);
  await page.locator('html[data-ready]').waitFor();
  await signIn(page, 'customer');
  await expect(page).toHaveURL(from);
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
});
