import { expectAccessible, expectStill, open, watchLayoutShift } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  test.describe(`search at ${name}`, () => {
    test.use({ viewport });

    turn()(
      'the keyboard alone finds a product, a category and all results',
      async ({ page, errors: _errors }) => {
        await open(page, '/about');
        await page.keyboard.press('/');
        const field = page.getByLabel('Search products');
        await expect(field).toBeFocused();
        await page.keyboard.type('brake');
        const list = page.getByRole('listbox', { name: 'Suggestions' });
        const products = list.getByRole('group', { name: 'Products' }).getByRole('option');
        await expect(products.first()).toBeVisible();
        expect(await products.count()).toBeLessThan(9);
        const all = page.getByRole('link', { name: /^See all \d+ results/ });
        await expect(all).toBeInViewport({ ratio: 0.9 });
        await expectAccessible(page);

        await expect(field).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        const active = products.nth(1);
        await expect(active).toHaveAttribute('aria-selected', 'true');
        await expect(field).toHaveAttribute(
          'aria-activedescendant',
          (await active.getAttribute('id')) ?? '',
        );
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();
        await expect(field).toHaveValue('brake');
        await page.keyboard.press('ArrowDown');
        await expect(list).toBeVisible();
        await expect(field).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();

        await page.keyboard.type(' ');
        await expect(list).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/product\/\d+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

        await field.focus();
        await field.selectText();
        await page.keyboard.type('brake');
        await expect(list).toBeVisible();
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/listing\/[a-z-]+$/);

        await field.focus();
        await field.selectText();
        await page.keyboard.type('brake pads');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/listing?q=brake+pads');
        await expect(page.getByRole('main').getByRole('article').first()).toContainText(
          'Brake Pad',
        );
      },
    );
  });
}

for (const { name, viewport } of WIDTHS) {
  const tag = name === '390' ? '@full' : [];
  test(`words that find nothing lead on, at ${name}`, { tag }, async ({
    page,
    errors: _errors,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const lines = [{ id: 'ola.s1-pro', quantity: 14, name: 'Ola S1 Pro' }];
      localStorage.setItem('evmandi-garage', JSON.stringify({ state: { lines }, version: 0 }));
    });
    await watchLayoutShift(page);
    await open(page, '/listing?q=chrger+for+ola+s2&exact=true');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No results for “chrger for ola s2”',
    );
    await expect(main).toContainText(
      'We also tried charger ola. Nothing in the catalogue is called “s2”.',
    );
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
    const meant = main.getByRole('region', { name: 'Did you mean' }).getByRole('link');
    await expect(meant).toHaveText([/^charger ola \d+$/, /^charger \d+$/]);
    const own = main.getByRole('region', { name: 'By your vehicles' }).getByRole('link');
    await expect(own).toHaveText([/^Ola S1 Pro \d+$/]);
    const shelf = main.getByRole('region', { name: '“charger” for your vehicles' });
    await expect(shelf.getByRole('article').first()).toContainText('Charger');
    await expectStill(page);
    await expectAccessible(page);

    const said = await own.textContent();
    await own.click();
    await expect(page).toHaveURL('/listing?fits=ola.s1-pro&q=charger');
    await expect(main.getByRole('status').first()).toHaveText(
      new RegExp(`^${said?.match(/\d+$/)?.[0]} products?`),
    );
    await page.goBack();
    await meant.first().click();
    await expect(page).toHaveURL('/listing?q=charger%20ola');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “charger ola”');
    await expect(page.locator('#filters')).toBeAttached();
  });
}

test('a name of the trade says what is shown for it, and all products are seen whole', {
  tag: '@full',
}, async ({ page, errors: _errors }) => {
  await open(page, '/about');
  const field = page.getByLabel('Search products');
  await field.fill('mudguard');
  await expect(page.getByText('mudguard: showing fender')).toBeVisible();
  await field.fill('brake');
  await expect(page.getByText('mudguard: showing fender')).toBeHidden();
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products).toHaveCount(8);
  await expect(products.first()).toContainText('excl. tax');
  const last = await products.last().boundingBox();
  const all = await page.getByRole('link', { name: /^See all \d+ results/ }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(all?.y ?? 0);
});

test('an exact part number opens its product, however it is written', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/about');
  const field = page.getByLabel('Search products');
  await field.fill('bp ev 2041');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /Brake Pad Set, front disc/ });
  await expect(heading).toBeVisible();
  await page.goto('/listing?q=bp-ev-2041');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
});

test('a price that is said in words is a filter, and is taken off', { tag: '@full' }, async ({
  page,
  errors: _errors,
}) => {
  await open(page, '/listing?q=scooter+under+80000');
  const filters = page.getByRole('region', { name: 'Active filters' });
  const price = filters.getByRole('link', { name: 'Remove filter Up to ₹80,000' });
  await expect(price).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “scooter”');
  await expectAccessible(page);
  const count = page.getByRole('main').getByRole('status').first();
  const cheap = await count.textContent();
  await price.click();
  await expect(page).toHaveURL('/listing?q=scooter');
  await expect(filters.getByRole('link', { name: 'Remove filter “scooter”' })).toBeVisible();
  await expect(price).toBeHidden();
  await expect(count).not.toHaveText(cheap ?? '');

  // At a price that nothing has, no value of the filters takes the focus.
  await open(page, '/listing?q=helmet+under+100');
  await expect(page.getByRole('link', { name: /^Without Up to ₹100: \d+ product/ })).toBeVisible();
  await expectAccessible(page);
});

test('what is misspelt is found, with a way back to what was typed', async ({
  page,
  errors: _errors,
}) => {
  await watchLayoutShift(page);
  await open(page, '/listing?q=contoller');
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByLabel('Search products');
  await expect(heading).toHaveText('Results for “controller”');
  await expect(field).toHaveValue('contoller');
  const main = page.getByRole('main');
  await expect(main).toContainText('We searched for controller instead of “contoller”.');
  await expect(main.getByRole('article').first()).toContainText('Controller');
  await expectStill(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Search for “contoller”' }).click();
  await expect(page).toHaveURL('/listing?q=contoller&exact=true');
  await expect(heading).toHaveText('No results for “contoller”');
  await expect(field).toHaveValue('contoller');
  await main.getByRole('link', { name: /^controller \d+$/ }).click();
  await expect(heading).toHaveText('Results for “controller”');
});

test('suggestions that find nothing lead on', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about');
  const field = page.getByLabel('Search products');
  await field.fill('zzzxq');
  await expect(page.getByText('Nothing begins with “zzzxq”')).toBeVisible();
  await page.getByRole('link', { name: 'Browse categories' }).click();
  await expect(page).toHaveURL('/category');
});

test('an answer that comes late never replaces a later one', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about');
  await page.route('**/api/suggestions?q=brake', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue().catch(() => {});
  });
  const field = page.getByLabel('Search products');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const asked = page.waitForRequest('**/api/suggestions?q=brake');
  await field.fill('brake');
  await asked;
  await field.fill('helmet');
  await expect(list.getByRole('option').first()).toContainText(/helmet/i);
  await page.waitForTimeout(1_000);
  await expect(list.getByRole('option').first()).toContainText(/helmet/i);
});

test('suggestions that fail say so, and Retry asks again', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about');
  await page.route('**/api/suggestions**', (route) => route.abort());
  await page.getByLabel('Search products').fill('helmet');
  const failure = page.getByRole('alert').filter({ hasText: 'Suggestions: Network Error' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/suggestions**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});
