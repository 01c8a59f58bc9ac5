import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs } from '../support/api.ts';
import { orderAsGuest, productsInStock, staffOrder } from '../support/ordering.ts';
import { expectAccessible, expectSound, open } from '../support/page.ts';
import { expect, signIn, test, turnsAt, WIDTHS } from '../support/test.ts';

const ORDERS = '/dashboard/orders';

/** Opens an address of the dashboard as an administrator, in a browser of its own. */
async function atCounter(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, 'admin');
  await open(page, path);
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  return page;
}

/** The number of an order of this journey alone, with its sign: three pieces of a part. */
async function placed(): Promise<string> {
  const { number } = await orderAsGuest(await productsInStock(1), 'counter@deccanfleet.example', 3);
  return `#${number}`;
}

/** The customer's number of so many orders that wait, of this try of this journey alone. */
async function waiting(count: number): Promise<string> {
  // Of many products, and not those of other journeys: none runs out.
  const products = (await productsInStock(50)).slice(20);
  const email = `${randomUUID().slice(0, 8)}@counter.example`;
  const order = (_: unknown, n: number) =>
    orderAsGuest(products.slice(n % products.length).slice(0, 1), email, 3);
  // The first makes the customer.
  const { number } = await order(undefined, 0);
  await Promise.all(Array.from({ length: count - 1 }, order));
  return (await staffOrder(number).read()).customer.number;
}

const numbersOf = (page: Page) =>
  page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').allTextContents();
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const shipDialog = (page: Page) => page.getByRole('dialog', { name: /^Ship order/ });
/** Nothing stands over its upper or its lower edge. */
const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const ends = [top + 4, bottom - 4];
    return ends.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });

test('thirty orders are shipped, one of them cancelled by somebody else meanwhile, and taken back', async ({
  browser,
}) => {
  const list = `${ORDERS}?customer=${await waiting(30)}&status=Pending&size=50&sort=oldest`;
  const page = await atCounter(browser, list);
  const colleague = await atCounter(browser, list);
  const before = await numbersOf(page);
  expect(before).toHaveLength(30);

  for (const number of before) {
    await page.getByRole('checkbox', { name: `Select order ${number.slice(1)}` }).check();
  }
  await expect(page.getByText('30 selected')).toBeVisible();

  const gone = before[3] as string;
  await colleague.getByRole('link', { name: gone, exact: true }).click();
  await colleague.getByRole('button', { name: /^Cancel the order/ }).click();
  await colleague.getByRole('button', { name: 'Cancel order' }).click();
  await expect(colleague.getByText(`Order ${gone} cancelled`)).toBeVisible();

  await page.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(result(page)).toContainText(/^29 shipped, 1 skipped/);
  await expect(result(page).getByRole('list', { name: 'Skipped orders' })).toContainText(gone);
  // What was done stands in its place, and nothing moved.
  expect(await numbersOf(page)).toEqual(before);
  await expect(page.getByText(/The list has changed/)).toBeVisible();

  await result(page).getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toContainText('taken back');
  await page.reload();
  await expect.poll(() => numbersOf(page)).toEqual(before.filter((number) => number !== gone));
});

test('the second of two people chooses between both values, and loses nothing', async ({
  browser,
}) => {
  const number = await placed();
  const page = await atCounter(browser, `${ORDERS}?q=${number.slice(1)}`);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(/order=/);
  const colleague = await atCounter(
    browser,
    new URL(page.url()).pathname + new URL(page.url()).search,
  );
  for (const one of [page, colleague]) {
    await one.getByRole('button', { name: 'Record payment' }).last().click();
  }
  const money = (one: Page) => one.getByRole('dialog', { name: /^Record payment/ });
  const record = (one: Page) =>
    money(one)
      .getByRole('button', { name: /^Record ₹/ })
      .click();
  await expectAccessible(page, 'dialog');
  await money(colleague).getByLabel('Reference').fill('HDFC-FIRST');
  await money(colleague).getByLabel('Amount in rupees').fill('1.234');
  await money(colleague).getByRole('button', { name: 'Record payment' }).click();
  await expect(money(colleague)).toContainText('Enter an amount in rupees, such as 1250.50');
  await money(colleague).getByLabel('Amount in rupees').fill('100');
  await expect(money(colleague)).toContainText('is still to be paid after this');
  await record(colleague);
  await expect(colleague.getByText(`Order ${number}: ₹100.00 recorded`)).toBeVisible();
  await expect(colleague.getByText('Part paid').first()).toBeVisible();

  await money(page).getByLabel('Reference').fill('HDFC-SECOND');
  await record(page);
  const conflict = page.getByRole('dialog', { name: 'Somebody changed this order' });
  await expect(conflict.getByRole('row', { name: /Payment/ })).toContainText('HDFC-SECOND');
  await expect(conflict.getByRole('row', { name: /Payment/ })).toContainText('HDFC-FIRST');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(conflict).toBeHidden();
  await expect(money(page).getByLabel('Reference')).toHaveValue('HDFC-SECOND');
  await record(page);
  await conflict.getByRole('button', { name: 'Take all of theirs' }).click();
  await expect(money(page)).toBeHidden();
  await expect(page.getByRole('cell', { name: 'HDFC-FIRST' })).toBeVisible();

  // It was of another order: both entries stay, and all is to be paid again.
  await page.getByRole('button', { name: 'Reverse the payment of ₹100.00' }).click();
  const reversal = page.getByRole('dialog', { name: /^Reverse the payment/ });
  await expectAccessible(page, 'dialog');
  await reversal.getByRole('button', { name: 'Reverse the payment' }).click();
  await expect(reversal).toContainText('Say why the payment is reversed');
  await reversal.getByLabel('Reason').fill('It belongs to another order');
  await reversal.getByRole('button', { name: 'Reverse the payment' }).click();
  await expect(page.getByRole('cell', { name: '-₹100.00' })).toBeVisible();
  await expect(page.getByText('Part paid')).toHaveCount(0);
});

test('a part is shipped with carrier and number, noted and taken back, by keys alone', async ({
  browser,
}) => {
  const number = await placed();
  const page = await atCounter(browser, `${ORDERS}?q=${number.slice(1)}`);
  const link = page.getByRole('link', { name: number, exact: true });
  await link.press('Enter');
  await page.getByRole('button', { name: /^Ship \d+ piece/ }).press('Enter');
  await shipDialog(page).getByRole('textbox').first().press('ArrowDown');
  await shipDialog(page).getByLabel('Carrier').fill('Blue Dart');
  // On a low window the buttons stay in sight, and what is tabbed to stands above them.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 560 });
  await page.keyboard.press('Tab');
  await expect(shipDialog(page).getByLabel('Tracking number')).toBeFocused();
  expect(await isInSight(shipDialog(page).getByLabel('Tracking number'))).toBe(true);
  expect(await isInSight(shipDialog(page).getByRole('button', { name: /^Ship/ }))).toBe(true);
  await page.setViewportSize(size);
  await shipDialog(page).getByLabel('Tracking number').fill('<b>BD & 88</b>');
  await shipDialog(page).getByLabel('Tracking number').press('Enter');
  await expect(page.getByText(/pieces? shipped$/)).toBeVisible();
  await expect(page.getByText('<b>BD & 88</b>')).toBeVisible();
  await page.getByLabel('Note for staff').fill('Gate closes <i>at six</i>');
  // What was begun is there again.
  await page.reload();
  await page.getByLabel('Note for staff').press('Enter');
  await expect(page.getByText('Gate closes <i>at six</i>')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/order=/);
  await expect(link).toBeFocused();
  await expectAccessible(page);
});

test('Your Shop and back: panel, filters and place are as they were', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await atCounter(browser, `${ORDERS}?status=Shipped&size=50`);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
    window.scrollTo(0, 900);
  });
  const address = page.url();
  await page.getByRole('link', { name: 'Your Shop' }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('the palette leads to an order, and slips of several orders are printed in one go', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await atCounter(browser, ORDERS);
  const [number] = await numbersOf(page);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('textbox', { name: 'Search or jump to' })
    .or(page.getByRole('combobox', { name: 'Search or jump to' }))
    .fill((number as string).slice(1));
  await page.getByRole('option', { name: new RegExp(number as string) }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Close order' }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeHidden();

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  // A list that is read anew at that moment may bring a row that was not there to be selected.
  await expect(() =>
    page
      .getByRole('checkbox', { name: 'Select all orders of this page' })
      .check({ timeout: 2_000 }),
  ).toPass();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print packing slips' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
});

test('lists need no code of charts but where one stands, and shoppers none of the dashboard', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.goto('/listing');
  expect(fetched.filter((path) => path.includes('/artifacts/dashboard/'))).toEqual([]);
  await page.goto(ORDERS);
  await signIn(page, 'admin');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  const ofCharts = () => fetched.filter((path) => path.includes('chart-canvas'));
  for (const path of ['quotes', 'questions', 'stock']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(ofCharts()).toEqual([]);
  for (const path of ['/dashboard/customers', '/dashboard']) {
    fetched.length = 0;
    await page.goto(path);
    await expect.poll(() => ofCharts().length, path).toBeGreaterThan(0);
  }
});

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  turn()(
    `orders, a panel and the overview are accessible and fit at ${name}`,
    { tag: '@full' },
    async ({ browser }) => {
      const page = await atCounter(browser, ORDERS);
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      const pages = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link');
      for (const link of await pages.all()) {
        expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
      }
      await page.getByRole('link', { name: /^#1/ }).first().click();
      await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.goto('/dashboard');
      await expect(page.getByText('Report for this week')).toBeVisible();
      await page.getByRole('button', { name: 'Table' }).first().click();
      await expectSound(page);
      await page.getByRole('link', { name: 'All of these users' }).click();
      await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
      await expectSound(page);
    },
  );
}
