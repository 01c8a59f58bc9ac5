import { expect, type Page } from '@playwright/test';
import { test, turnsAt, WIDTHS } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const PRODUCT = '/product/BP-EV-2041';
const PUBLIC = [
  '/',
  '/category',
  '/listing',
  '/listing/spare-parts',
  '/listing/spare-parts?view=list',
  '/listing?q=brake',
  '/used-bikes',
  '/honda-bikes',
  PRODUCT,
  '/hero/splendor-plus',
  '/brake-system',
  '/spares/bells',
  '/help',
  '/contact',
  '/terms',
  '/finance',
  '/insurance',
  '/investments',
  '/ev-service-stations',
  '/garage',
  '/ather/450x',
];
const NEED_SCRIPT = ['/cart', '/favorites', '/comparison', '/login', '/dashboard'];

/** What does nothing where no script runs: a button that sends no form, a form that leads nowhere. */
const DEAD = [
  'button:not([type=submit]):not(nav[aria-label=Main] button)',
  'form:not([action]) [type=submit]',
  'form[method=post] [type=submit]',
  '[role=tab]',
  '[role=slider]',
  '[aria-pressed]:not([type=submit])',
];

const deadControls = (page: Page) =>
  page
    .locator(DEAD.map((selector) => `${selector}:visible`).join(', '))
    .evaluateAll((controls) => controls.map((control) => control.outerHTML.slice(0, 120)));

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const rupees = (text: string) => Number(text.replace(/[^\d.]/g, ''));

/** What stands behind the tabs of a product with script. */
async function expectWholeProduct(page: Page): Promise<void> {
  for (const name of ['Description', 'Specifications', 'Shipping', 'Reviews']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('definition').first()).toBeVisible();
}

/** Each page at one of the widths, by turns; at both in `npm run test:full`. */
const shareOf = (paths: string[], at: number) =>
  paths.filter((_, index) => process.env.EVMANDI_FULL || index % WIDTHS.length === at);

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  test.describe(`without script at ${name}`, () => {
    test.use({ viewport });

    turn()('public pages can be read, and show nothing that does nothing', async ({ page }) => {
      for (const path of shareOf(PUBLIC, at)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect.soft(await deadControls(page), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), `sideways scroll of ${path}`).toBe(0);
        await expect.soft(page.getByText('Loading'), path).toHaveCount(0);
        if (path === PRODUCT) await expectWholeProduct(page);
      }
    });

    turn()(
      'pages of the own browser say what they need and lead on',
      { tag: '@full' },
      async ({ page }) => {
        for (const path of NEED_SCRIPT) {
          await page.goto(path);
          const heading = page.getByRole('heading', {
            level: 1,
            name: 'This page needs JavaScript',
          });
          await expect(heading, path).toBeVisible();
          await expect(page.locator('main [data-skeleton]:visible'), path).toHaveCount(0);
          expect(await deadControls(page), path).toEqual([]);
        }
        await page.getByRole('main').getByRole('link', { name: 'Browse categories' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'EV Categories' })).toBeVisible();
      },
    );

    turn()('the menus, the search and the garage lead on', async ({ page }) => {
      await page.goto('/about');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const link = menu.getByRole('link', { name: 'Wire locks' });
      await expect(link).toBeHidden();
      await menu.getByRole('button', { name: 'Spares' }).hover();
      await link.click();
      await expect(page).toHaveURL(/\/spares\/wire-locks$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wire locks');

      await page.getByRole('textbox', { name: 'Search products' }).fill('brake pad');
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await expect(page).toHaveURL(/\/listing\?q=brake\+pad$/);
      const main = page.getByRole('main');
      await expect(main.getByText('BP-EV-2041').first()).toBeVisible();

      await page.goto('/garage');
      await main.getByLabel('Vehicle', { exact: true }).selectOption('Ather 450X');
      await main.getByRole('button', { name: 'Show parts that fit' }).click();
      await expect(page).toHaveURL(/\/listing\?fits=ather\.450x/);
      await expect(main.getByText(/^For Ather 450X/).first()).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Fit not recorded' })).toBeVisible();
    });

    turn()('the menus open for the keyboard, too', { tag: '@full' }, async ({ page }) => {
      await page.goto('/about');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Charging Stations' }).focus();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: 'Portable chargers' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/category\/chargers\/portable$/);
    });

    turn()(
      'the search panel of the home page leads to the chosen bikes',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/');
        const panel = page.getByRole('form', { name: 'Search the right bike' });
        await panel.getByText('Used Bike').click();
        await panel.getByLabel('Brand', { exact: true }).selectOption({ label: 'Honda' });
        await panel.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(/\/used-bikes\?brand=honda$/);
        await expect(page.getByRole('main').getByRole('article').first()).toContainText('Honda');

        await page.goto('/');
        await panel.getByRole('textbox', { name: 'Model' }).fill('Splendor');
        await panel.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(/\/new-bikes\?q=Splendor$/);
        await expect(page.getByRole('main').getByRole('article').first()).toContainText('Splendor');
      },
    );

    turn()('a listing is sorted, paged and shown as a list', { tag: '@full' }, async ({ page }) => {
      await page.goto('/listing/spare-parts');
      await page
        .getByRole('navigation', { name: 'View' })
        .getByRole('link', { name: 'List view' })
        .click();
      await page.getByLabel('Sort by').selectOption('price_asc');
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      await expect(page).toHaveURL(/view=list/);
      await expect(page).toHaveURL(/sort=price_asc/);
      const first = page.getByRole('main').getByRole('article').first();
      const price = async () => rupees((await first.getByText(/^₹/).first().textContent()) ?? '');
      const cheapest = await price();
      await page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('link', { name: 'Page 2' })
        .click();
      await expect(page).toHaveURL(/page=2/);
      expect(await price()).toBeGreaterThanOrEqual(cheapest);
      await first.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\//);
    });

    turn()(
      'a product shows what stands behind its tabs, and each of its pictures',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto('/product/BP-EV-2041?tab=reviews');
        for (const title of ['Description', 'Specifications', 'Shipping', 'Reviews']) {
          await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        }
        await expect(page.getByRole('definition').first()).toBeVisible();
        await expect(page.locator('time').first()).toBeVisible();
        await expect(page.locator('main noscript a[href^="tel:"]')).toBeVisible();
        const thumbnail = page.getByRole('link', { name: 'Show picture 2 of 4' });
        await thumbnail.click();
        await expect(page).toHaveURL(/\/api\/pictures\/.*\.svg/);
      },
    );
  });
}

test('every slide, category, budget and body style of the home page can be reached', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /KNOW MORE/ })).toHaveCount(4);
  for (const slide of await main.getByRole('link', { name: /KNOW MORE/ }).all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport();
  }
  await expect(
    main.getByRole('navigation', { name: 'Bike categories' }).getByRole('link'),
  ).toHaveCount(25);
  for (const name of ['Rs. 1 - 2 Lakh', 'Cruiser Bikes', 'Electric Scooters']) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
});
