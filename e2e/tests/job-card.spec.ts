import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Account, callApi, enterAs, inDays } from '../support/api.ts';
import { expectAccessible, open } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

const CARDS = '/b2b/vehicle-job-card';
const PAD = 'BP-EV-2041';

async function enter(browser: Browser, account: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, account);
  await open(page, path);
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a vehicle comes in, takes a part, gives one back, and is handed over on paper', async ({
  browser,
}) => {
  const page = await enter(browser, 'staff', `${CARDS}/new`);
  const registration = `TS 08 HB ${1000 + Math.floor(Math.random() * 8999)}`;

  // By keyboard alone, from the first field on; what is missing is told at its field and loses nothing.
  await page.getByRole('combobox', { name: 'Registration number' }).focus();
  await page.keyboard.type(registration.toLowerCase());
  await page.getByRole('button', { name: 'Open the card' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Enter what the owner complains of' })).toBeVisible();
  for (const { viewport } of WIDTHS) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  for (const [label, text] of [
    ['Vehicle', 'Bajaj Chetak 2024'],
    ['Odometer, km', '12640'],
    ['Owner', '<b>Fatima</b>'],
    ['Phone', '+91 99120 55871'],
    ['Complaint 1', 'Brake squeals'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).focus();
    await page.keyboard.type(text);
  }
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Owner', exact: true })).toHaveValue(
    '<b>Fatima</b>',
  );
  await page.route('**/api/job-cards', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Open the card' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The card was not opened')).toBeVisible();
  await press(page, 'Retry');
  await expect(h1(page)).toHaveText(/^Job card JC-/);
  const card = new URL(page.url()).pathname;

  await press(page, 'Start work');
  await page.getByRole('combobox', { name: 'Part', exact: true }).fill(PAD);
  await page.getByRole('textbox', { name: 'Pieces' }).fill('2');
  await page.getByRole('textbox', { name: 'Pieces' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: PAD });
  await expect(row).toContainText('2 of 2');
  await row.getByRole('button', { name: /^Give back/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Pieces' }).fill('1');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(row).toContainText('1 of 1');

  for (const { viewport } of WIDTHS) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  // Somebody else has it open: what they do is told, and shown without loss of what is being typed.
  const colleague = await enter(browser, 'admin', card);
  const part = page.getByRole('combobox', { name: 'Part', exact: true });
  await part.fill('half a name');
  await colleague.getByLabel('Main technician').selectOption('Meena Iyer');
  await expect(colleague.getByLabel('Main technician')).toHaveValue('Meena Iyer');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^The card has changed: /)).toBeVisible();
  await expect(page.getByLabel('Main technician')).toHaveValue('Ravi Kumar');
  await press(page, 'Show the changes');
  await expect(page.getByLabel('Main technician')).toHaveValue('Meena Iyer');
  await expect(page.getByText(/^The card has changed: /)).toHaveCount(0);
  await expect(part).toHaveValue('half a name');
  await part.fill('');
  await press(colleague, 'Mark ready');
  await expect(colleague.getByRole('button', { name: 'Hand over and close' })).toBeVisible();
  await press(page, 'Mark ready');
  // What was to be done is done: there is nothing to choose.
  await press(page, 'Hand over and close');
  await press(page, 'Close the card');
  await expect(page.getByText('Ready to Closed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.querySelector('[data-print=job-card]')
        ?.textContent as string;
    };
  });
  await press(page, 'Print');
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    new RegExp(`${registration}.*<b>Fatima</b>.*${PAD}`),
  );
  expect((await scripts(page)).filter((name) => /chart/i.test(name))).toEqual([]);
});

test('two people edit one card: on a phone, too, one sees whose value is whose, and chooses once', async ({
  browser,
}) => {
  const card = await callApi<{ number: string; version: number }>(['POST', '/job-cards'], {
    as: 'admin',
    key: randomUUID(),
    body: {
      registration: `TS 07 EC ${1000 + Math.floor(Math.random() * 8999)}`,
      vehicle: 'Ather 450X',
      owner: 'Imran',
      phone: '+91 99120 55871',
      odometer: 8_000,
      complaints: ['Grinding'],
      promisedDay: inDays(1),
      promisedTime: '17:00',
    },
  });
  const page = await enter(browser, 'staff', `${CARDS}/${card.number}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Edit');
  const theirs = { version: card.version, odometer: 8_100, battery: 60 };
  await callApi(['PATCH', `/job-cards/${card.number}`], { as: 'admin', body: theirs });
  const form = page.getByRole('dialog', { name: /^Edit card/ });
  await form.getByLabel('Odometer, km').fill('8200');
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody changed this card' });
  const values = conflict.getByRole('cell');
  await expect(values).toHaveCount(2);
  const heads = await values.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(heads).toEqual(['"Yours, not saved yet"', expect.stringMatching(/^".+, version 2"$/)]);
  const [mine, other] = await Promise.all([0, 1].map((at) => values.nth(at).boundingBox()));
  expect(other?.y).toBe(mine?.y);
  await expectAccessible(page, 'dialog');
  // Back to what was typed, and to the choice again.
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Odometer, km')).toHaveValue('8200');
  await form.getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Vehicle' })).toContainText('8,200 km');
  await expect(page.getByRole('region', { name: 'Vehicle' })).toContainText('60 %');
});

test('a customer sees the cards of their own vehicles, and changes nothing', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await enter(browser, 'customer', CARDS);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'New job card' })).toHaveCount(0);
  for (const { viewport } of WIDTHS) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Ather 450X' }).click();
  await expect(h1(page)).toHaveText('Job card JC-2041');
  await expect(page.getByRole('button', { name: /^(Mark|Start|Take|Add|Edit|Give)/ })).toHaveCount(
    0,
  );
  await page.goto(`${CARDS}/JC-2040`);
  await expect(page.getByText('No such job card')).toBeVisible();
});

test('the palette finds a card by its registration, and for the counter orders alone', {
  tag: '@full',
}, async ({ browser }) => {
  const staff = await enter(browser, 'staff', CARDS);
  await expect(h1(staff)).toHaveText('Vehicle job cards');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('combobox', { name: 'Search or jump to' }).fill('ts 08 ua');
  await expect(staff.getByRole('option', { name: /JC-2040/ })).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(h1(staff)).toHaveText('Job card JC-2040');

  const counter = await enter(browser, 'counter', '/dashboard/orders');
  await counter.keyboard.press('Control+k');
  await counter.getByRole('combobox', { name: 'Search or jump to' }).fill('10241');
  await expect(counter.getByRole('option', { name: /#10241/ })).toBeVisible();
});
