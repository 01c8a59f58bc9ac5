import type { Locator } from '@playwright/test';
import { keep } from '../support/lists.ts';
import { expectFits, expectSound, sidewaysScroll } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const PHONE = WIDTHS[1].viewport;
const NARROW = { width: 320, height: 640 };

/** How far what a control says is wider than the control. */
const cutOff = (control: Locator) =>
  control.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Between the foot of one and the head of another. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()];
  return one && other ? other.y - one.y - one.height : Number.NaN;
}

test.describe('with script', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('a workshop with forty scooters finds what fits them, in the number that they need', async ({
    page,
    context,
    errors: _,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/garage');
    await expect(main.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
    await main.getByRole('button', { name: 'Add to garage' }).tap();
    await expect(main.getByText('Choose a make', { exact: true }).last()).toBeVisible();
    // A message below one field leaves the field beside it where it stands.
    const top = async (label: string) => (await main.getByLabel(label).boundingBox())?.y;
    expect(await top('Model')).toBe(await top('Make'));
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(PHONE);
    await main.getByLabel('Make').selectOption('Ather');
    await main.getByLabel('Model').selectOption('450X');
    await main.getByLabel('Year').selectOption('2023');
    await main.getByLabel('How many vehicles', { exact: true }).fill('40');
    await main.getByRole('button', { name: 'Add to garage' }).tap();
    await expect(main.getByText('40 vehicles of 1 model.')).toBeVisible();
    await expectSound(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Garage, 1 item' })).toBeVisible();

    // Another tab has the same garage.
    const other = await context.newPage();
    await other.goto('/garage');
    await expect(other.getByRole('heading', { name: 'Ather 450X' })).toBeVisible();
    await other.close();

    // The same over any page, by the header's icon.
    await page.goto('/listing?q=brake+pad');
    await header.getByRole('link', { name: 'Garage, 1 item' }).tap();
    const panel = page.getByRole('dialog', { name: /^Garage/ });
    await expect(panel).toContainText('1 model, 40 vehicles');
    await expectSound(page);
    await panel.getByRole('button', { name: 'Remove Ather 450X' }).tap();
    await expect(panel.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
    await panel.getByRole('button', { name: 'Undo' }).tap();
    await expect(panel.getByLabel('How many Ather 450X', { exact: true })).toHaveValue('40');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(main.getByText('40 vehicles in your garage')).toBeVisible();
    const toggle = main.getByRole('switch', { name: /Fits my vehicles/ });
    await expect(toggle).toHaveText(/[1-9]/);
    await toggle.tap();
    await expect(page).toHaveURL(/fits=ather\.450x_2023/);
    await expect(toggle).toBeChecked();
    const front = main.getByRole('listitem').filter({ hasText: 'Fits Ather 450X (front)' }).first();
    await expect(front).toBeVisible();
    const count = front.getByLabel(/^Quantity of/).first();
    await expect(count).toHaveValue('40');
    await expect(front).toContainText(/40 for your fleet, ₹[\d,]+ from 50/);
    await expectSound(page);
    await front.getByRole('button', { name: /^Add to cart/ }).tap();
    await expect(header.getByRole('link', { name: 'Cart, 40 items' })).toBeVisible();

    await front.getByRole('heading').getByRole('link').tap();
    const fit = main.getByRole('region', { name: 'Fit', exact: true });
    await expect(fit).toContainText('Fits Ather 450X (front)');
    await expect(fit).toContainText('40 of your 40 vehicles, 40 for the fleet.');
    const vehicles = main.getByRole('region', { name: /^Vehicles it fits/ });
    await expect(vehicles).toContainText('from 2020');
    await expect(vehicles.getByRole('listitem').filter({ hasText: 'Ather 450X' })).toContainText(
      '40 in your garage',
    );
    // As the mocks have it: the verdict, then what it costs.
    const price = main.getByText(/^₹/).first();
    expect(await gap(fit, price)).toBeGreaterThanOrEqual(0);
    await expectFits(page);

    // What is for others says so before and after it is in the cart.
    await page.goto('/product/BP-EV-2041');
    await expect(fit).toContainText('Does not fit your vehicles');
    // No line is left empty between what it says and where it leads.
    const text = fit.getByText(/^It is for others/);
    expect(await gap(text, fit.getByRole('link').first())).toBeLessThan(10);
    const instead = main.getByRole('region', { name: 'These fit your vehicles' });
    await expect(instead.getByRole('listitem')).toContainText(['Fits Ather 450X (front)']);
    await expectSound(page);
    await main.getByRole('button', { name: 'ADD TO CART' }).tap();
    // What is known a second too late is said by the lines alone, which it would move.
    await expect(async () => {
      await page.goto('/cart');
      await expect(main.getByText('1 line does not fit your vehicles.')).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
    const line = main.getByRole('listitem').filter({ hasText: 'BP-EV-2041' });
    await expect(line).toContainText('Does not fit your vehicles');
    await expect(line.getByRole('link', { name: 'See what fits instead' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: /^(?!.*BP-EV-2041)/ })).toContainText(
      ['Fits Ather 450X (front)'],
    );
    await expectFits(page);
  });

  test('suggestions show what fits the garage before the rest', { tag: '@full' }, async ({
    page,
    errors: _,
  }) => {
    const lines = [{ id: 'ather.450x_2023', quantity: 40, name: 'Ather 450X' }];
    await page.goto('/garage');
    await keep(page, { garage: { lines } });
    await page.goto('/listing');
    await page.getByLabel('Search products').fill('brake pad');
    const fits = page.getByRole('group', { name: 'Fits my vehicles' });
    await expect(fits.getByRole('option').first()).toContainText('Fits Ather 450X');
    const titles = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group');
    await expect(titles.nth(0)).toHaveAccessibleName('Fits my vehicles');
    await expect(titles.nth(1)).toHaveAccessibleName('Other products');
    await expect(titles.nth(1)).not.toContainText('Fits Ather');
  });

  test('the switch says whether a listing is for the own garage, and stays where it is pressed', {
    tag: '@full',
  }, async ({ page, errors: _ }) => {
    const main = page.getByRole('main');
    const toggle = main.getByRole('switch', { name: /Fits my vehicles/ });
    const lines = [{ id: 'ather.450x_2023', quantity: 40, name: 'Ather 450X' }];
    await page.goto('/garage');
    await keep(page, { garage: { lines } });
    await page.goto('/listing?fits=ather.450x_2023');
    await expect(toggle).toBeChecked();
    await toggle.press('Space');
    await expect(page).toHaveURL(/\/listing$/);
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveText(/[1-9]/);
    await toggle.press('Space');
    await expect(page).toHaveURL(/fits=/);
    await expect(toggle).toBeChecked();

    // What nobody has recorded is not what fits.
    await main.getByRole('link', { name: /^Show all/ }).tap();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fit not recorded');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();
    await expect(toggle).not.toBeChecked();
    const chips = main.getByRole('region', { name: 'Active filters' });
    await expect(chips).toContainText('For Ather 450X, 2023');
    await expectSound(page);
    await toggle.tap();
    await expect(page).not.toHaveURL(/unrecorded/);
    await expect(toggle).toBeChecked();

    // Nor is what fits the vehicles of somebody else.
    await page.goto('/listing?q=brake+pad&fits=ola.s1-pro');
    await expect(main.getByText('40 vehicles in your garage')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expect(chips).toContainText('Fits Ola S1 Pro');
    await keep(page, { garage: { lines: [] } });
    await page.reload();
    await expect(main.getByText('1 vehicle chosen')).toBeVisible();
    await expect(toggle).toBeHidden();
  });

  test('the vehicles of a part are searched by name and year', { tag: '@full' }, async ({
    page,
    errors: _,
  }) => {
    await page.goto('/product/BF-DOT4-500');
    const vehicles = page.getByRole('main').getByRole('region', { name: /^Vehicles it fits/ });
    await vehicles.getByRole('button', { name: 'Search and show all' }).tap();
    await expect(vehicles.getByRole('heading')).toBeFocused();
    const field = vehicles.getByRole('searchbox', { name: 'Search vehicles' });
    // Beside its glass.
    await expect(field).toHaveCSS('padding-left', '40px');
    await field.fill('ather 2019');
    await expect(vehicles.getByText('It fits no such vehicle.')).toBeVisible();
    await field.fill('ather 450x 2023');
    await expect(vehicles.getByRole('row').filter({ hasText: 'Ather 450X' })).toBeVisible();
    await expect(vehicles.getByRole('status')).toHaveText(/^\d+ of 1\d\d vehicles$/);
    await expectSound(page);
  });
});

test.describe('without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the garage is a form that leads to what fits', { tag: '@full' }, async ({ page }) => {
    await page.goto('/garage');
    const main = page.getByRole('main');
    // With nothing chosen, the browser itself says what is missing.
    await main.getByRole('button', { name: 'Show parts that fit' }).click();
    await expect(page).toHaveURL(/\/garage$/);
    const vehicle = main.getByLabel('Vehicle', { exact: true });
    await expect(vehicle).toBeFocused();
    await page.setViewportSize(NARROW);
    expect(await cutOff(main.getByRole('button', { name: 'Show parts that fit' }))).toBe(0);
    // Wide enough for "Choose a vehicle".
    expect((await vehicle.boundingBox())?.width).toBeGreaterThan(180);
    await vehicle.selectOption('Ather 450X');
    await main.getByLabel('Another vehicle').selectOption('Ola S1 Pro');
    await main.getByRole('button', { name: 'Show parts that fit' }).click();
    await expect(page).toHaveURL(/\/listing\?fits=ather\.450x&fits=ola\.s1-pro/);
    await expect(main.getByText('2 vehicles chosen')).toBeVisible();
    await expect(main.getByText('Ather 450X · Ola S1 Pro')).toBeVisible();
    const marks = main.getByRole('paragraph').filter({ hasText: /^For / });
    const named = await marks.allTextContents();
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((text) => !/^For (Ather 450X|Ola S1 Pro)/.test(text))).toEqual([]);
    await expect(main.getByRole('heading', { name: 'Fit not recorded' })).toBeVisible();
  });
});
