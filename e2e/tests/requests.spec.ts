import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { callApi, enterAs } from '../support/api.ts';
import { productsInStock } from '../support/ordering.ts';
import { expectAccessible, expectStill, open, watchLayoutShift } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const CONTACT = { phone: '+91 98480 22338', email: 'requests@example.in' };
const hostileName = () => `<img src=x onerror=alert(1)> "Fleet" & ${randomUUID().slice(0, 8)}`;

/** Opens a list of the dashboard as an administrator, in a browser of its own. */
async function atDesk(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, 'admin');
  await open(page, path);
  await expect(page.getByRole('table')).toBeVisible();
  return page;
}

async function askQuote(name: string) {
  const products = await productsInStock(2);
  const lines = products.map(({ id }) => ({ productId: id, quantity: 3 }));
  return callApi<{ number: string; token: string }>(['POST', '/quotes'], {
    body: { name, ...CONTACT, message: 'For <b>Friday</b>', lines },
  });
}

test('a quote is answered by line, seen by the shopper and accepted', async ({ browser, page }) => {
  const name = hostileName();
  const { number, token } = await askQuote(name);
  const desk = await atDesk(browser, `/dashboard/quotes?q=${number}`);
  await expect(desk.getByRole('cell', { name }).first()).toBeVisible();
  await expect(desk.getByRole('link', { name: /^Quotes \d+ waiting$/ })).toBeVisible();
  await desk.getByRole('link', { name: number, exact: true }).press('Enter');
  const panel = desk.getByRole('dialog', { name: new RegExp(`^Request ${number}`) });
  await expect(panel.getByText('For <b>Friday</b>')).toBeVisible();
  await expectAccessible(desk, 'dialog');

  // Each line needs a price; what was typed survives a call that fails.
  await panel.getByLabel('Note to the shopper').fill('Leaves on Monday');
  await panel.getByRole('button', { name: /^Send answer, 2 lines open$/ }).click();
  await expect(panel.getByText('Enter a price in rupees, such as 1,120.00').first()).toBeVisible();
  await panel.getByRole('button', { name: 'List price for all' }).click();
  await panel
    .getByLabel(/^Price of/)
    .first()
    .fill('1,250.50');
  await panel
    .getByLabel(/^Note on/)
    .first()
    .fill('From the June batch');
  // What was begun is there after a reload.
  await desk.reload();
  await expect(panel.getByLabel('Note to the shopper')).toHaveValue('Leaves on Monday');
  const shopperView = panel.getByRole('region', { name: 'What the shopper sees' });
  await expect(shopperView.getByText('3 x ₹1,250.50')).toBeVisible();
  await panel
    .getByRole('checkbox', { name: /^Cannot deliver/ })
    .last()
    .check();
  await expect(panel.getByRole('button', { name: 'Send answer', exact: true })).toBeVisible();
  await panel.getByLabel(/^Note for staff/).fill('Margin 18%');
  await expect(shopperView.getByText('Leaves on Monday')).toBeVisible();
  await desk.route('**/answer', (route) => route.abort('connectionreset'), { times: 1 });
  await panel.getByRole('button', { name: 'Send answer' }).click();
  await expect(panel.getByText(/^The answer was not sent/)).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('Answered', { exact: true }).first()).toBeVisible();
  await expect(shopperView.getByText('Sent', { exact: true })).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();

  await open(page, `/quotes/${token}`);
  await expect(page.getByText('From the June batch')).toBeVisible();
  await expect(page.getByText('Cannot be delivered')).toHaveCount(1);
  await expect(page.getByText('Margin 18%')).toHaveCount(0);
  // What the shopper writes now waits for staff, wherever they look.
  await page.getByLabel('Ask something about this offer').fill('And 10 pieces more?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('And 10 pieces more?')).toBeVisible();
  await desk.goto(`/dashboard/quotes?q=${number}`);
  await desk.getByRole('link', { name: 'Wrote again (1)' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(`${number}.*Wrote again`) })).toBeVisible();
  await desk.goto(`/dashboard/quotes?q=${number}&request=${number}`);
  await expect(panel.getByText('Wrote again', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Accept and check out' }).click();
  await expect(page).toHaveURL(`/checkout?quote=${token}`);
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText('3 x ₹1,250.50')).toBeVisible();
  await page.getByLabel('Address').fill('Plot 42, Phase II, IDA Nacharam');
  await page.getByLabel('PIN code').fill('500076');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /accept the/ }).check();
  await page.getByRole('button', { name: /^Place order, / }).click();
  await expect(page).toHaveURL(/\/order\/\w+$/);

  await desk.reload();
  await expect(panel.getByText(/^The shopper accepted the offer/)).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('row', { name: new RegExp(`${number}.*Accepted`) })).toBeVisible();
  await expectAccessible(desk);
});

test('a question is answered; the second of two who answer chooses', { tag: '@full' }, async ({
  browser,
  page,
}) => {
  const body = { name: hostileName(), ...CONTACT, question: 'Does it fit <i>mine</i>?' };
  const asked = await callApi<{ number: string; token: string }>(['POST', '/questions'], { body });
  const address = `/dashboard/questions?q=${asked.number}&request=${asked.number}`;
  const [desk, colleague] = [await atDesk(browser, address), await atDesk(browser, address)];
  const panel = (one: Page) => one.getByRole('dialog', { name: /^Question/ });
  await expect(panel(desk).getByText('Does it fit <i>mine</i>?').first()).toBeVisible();
  // A text that one of the staff saves is there for the others, beside what they type.
  const text = `See the manual, <i>page</i> ${asked.number}.`;
  await panel(colleague).getByLabel('Answer', { exact: true }).fill(text);
  await panel(colleague).getByRole('button', { name: 'Save this answer' }).click();
  await expect(panel(colleague).getByRole('button', { name: 'Saved for later' })).toBeDisabled();
  await desk.reload();
  const answer = panel(desk).getByLabel('Answer', { exact: true });
  await answer.fill('Yes, <b>all</b> of them.');
  await panel(desk).getByLabel('Use a saved answer').selectOption({ label: text });
  await expect(answer).toHaveValue(`Yes, <b>all</b> of them.\n${text}`);
  await panel(desk).getByRole('button', { name: 'Remove it from the saved' }).click();
  await expect(panel(desk).getByRole('option', { name: text })).toHaveCount(0);
  await panel(colleague).getByLabel('Answer', { exact: true }).fill('No.');
  await panel(colleague).getByRole('button', { name: 'Send answer' }).click();
  await expect(panel(colleague).getByText('Sent', { exact: true })).toBeVisible();

  await panel(desk).getByRole('button', { name: 'Send answer' }).click();
  const conflict = desk.getByRole('dialog', { name: 'Somebody answered meanwhile' });
  await expect(conflict.getByRole('row', { name: /Answer/ })).toContainText('No.');
  // Closed without a choice, it loses nothing that was typed.
  await desk.keyboard.press('Escape');
  await expect(answer).toHaveValue(`Yes, <b>all</b> of them.\n${text}`);
  await panel(desk).getByRole('button', { name: 'Send answer' }).click();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(panel(desk).getByText('Sent', { exact: true })).toBeVisible();
  await expect(panel(desk).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.goto(`/questions/${asked.token}`);
  await expect(page.getByText(`Yes, <b>all</b> of them.\n${text}`)).toBeVisible();
});

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  turn()(
    `quotes, questions and their panels fit and are accessible at ${name}`,
    { tag: '@full' },
    async ({ browser }) => {
      const { number } = await askQuote(hostileName());
      const page = await atDesk(browser, '/dashboard/quotes');
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await page.goto('/dashboard/quotes');
      await expect(page.getByRole('table', { name: 'Quotes' })).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: number, exact: true }).click();
      await expect(page.getByLabel('Note to the shopper')).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.goto('/dashboard/questions');
      await expect(page.getByRole('table', { name: 'Questions' })).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      await page.getByRole('table', { name: 'Questions' }).getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByLabel('Answer', { exact: true })).toBeVisible();
      await expectAccessible(page, 'dialog');
    },
  );
}
