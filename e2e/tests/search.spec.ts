import { expectAccessible, open } from '../support/page.ts';
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

test('an exact part number opens its product, however it is written', async ({ page }) => {
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

test('a price that is said in words is a filter, and is taken off', async ({
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

test('what is misspelt is found, what is nowhere leads on', { tag: '@full' }, async ({ page }) => {
  await open(page, '/listing?q=contoller');
  await expect(page.getByText('These are the results for “controller”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Controller');
  const field = page.getByLabel('Search products');
  await field.fill('zzzxq');
  await expect(page.getByText('Nothing begins with “zzzxq”')).toBeVisible();
  await page.getByRole('link', { name: 'Browse categories' }).click();
  await expect(page).toHaveURL('/category');
});

test('an answer that comes late never replaces a later one', async ({ page }) => {
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
