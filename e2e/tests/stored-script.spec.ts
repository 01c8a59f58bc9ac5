import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi, enterAs, inDays } from '../support/api.ts';
import { productsInStock } from '../support/ordering.ts';
import { sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Runs, if any screen takes it for more than text; what the policy stops is seen all the same. */
const SCRIPT = `<img src=x onerror=hit()><script>hit()</script><svg onload=hit()>"'>`;
/** What turns the direction of the line, what is no letter, and a word that breaks nowhere. */
const LONG = `\u202e🛵${'W'.repeat(26)}`;
const PIN = '500076';

interface Made {
  number: string;
  token: string;
  version: number;
}

/** Writes it into every field that takes it, by the API. */
async function writeEverywhere() {
  const mark = randomUUID().slice(0, 8);
  const text = `${SCRIPT} ${LONG} ${mark}`;
  const contact = {
    name: text,
    phone: '+91 98480 22338',
    email: `script-${mark}@workshop.example`,
  };
  const address = { address: text, pin: PIN };
  const products = await productsInStock(2);
  const lines = products.map(({ id }) => ({ productId: id, quantity: 3 }));
  const post = <T = Made>(path: string, body: object, as?: 'admin' | 'customer') =>
    callApi<T>(['POST', path], { body, key: randomUUID(), ...(as && { as }) });
  const versionOf = async (kind: string, number: string) =>
    (await callApi<Made>(['GET', `/admin/${kind}/${number}`], { as: 'admin' })).version;

  const order = await post('/orders', {
    ...contact,
    ...address,
    poNumber: '<svg onload=hit()>',
    paymentMethod: 'bank_transfer',
    lines,
  });
  await post(`/admin/orders/${order.number}/notes`, { text }, 'admin');
  const version = await versionOf('orders', order.number);
  const carrier = '<script>hit()</script>';
  await post(
    `/admin/orders/${order.number}/shipments`,
    { version, carrier, tracking: carrier },
    'admin',
  );

  const quote = await post('/quotes', { ...contact, message: text, lines });
  const answer = {
    version: await versionOf('quotes', quote.number),
    text,
    staffNote: text,
    validUntil: inDays(5),
    prices: [{ position: 1, unitPrice: 10_000, note: text }],
  };
  await post(`/admin/quotes/${quote.number}/answer`, answer, 'admin');
  await post(`/quotes/${quote.token}/messages`, { text });

  const question = await post('/questions', { ...contact, question: text });
  const { questions } = await callApi<{ questions: Made[] }>(
    ['GET', `/admin/questions?q=${mark}`],
    { as: 'admin' },
  );
  const asked = questions[0]?.number ?? '';
  const buyer = await callApi<{ customer: Made }>(['GET', `/admin/orders/${order.number}`], {
    as: 'admin',
  });

  const { id: productId } = products[0] ?? { id: '' };
  await post(
    '/admin/deliveries',
    { productId, quantity: 3, expectedOn: inDays(3), note: text },
    'admin',
  );
  // The one that is rarest: no other journey moves it meanwhile.
  const { rows } = await callApi<{ rows: { product: { sku: string }; onHand: number }[] }>(
    ['GET', '/admin/stock?state=all&sort=left_asc'],
    { as: 'admin' },
  );
  const shelf = rows.at(-1);
  const correction = { difference: 1, cause: 'found', note: text };
  await post(
    '/admin/stock/corrections',
    { sku: shelf?.product.sku, expected: shelf?.onHand, ...correction },
    'admin',
  );
  const card = await post(
    '/job-cards',
    {
      registration: `TS 09 S ${Math.floor(Math.random() * 9_000) + 1_000}`,
      vehicle: text,
      owner: text,
      phone: contact.phone,
      odometer: 1_000,
      complaints: [text],
      promisedDay: inDays(1),
      promisedTime: '17:00',
    },
    'admin',
  );
  await post('/auth/register', {
    ...contact,
    kind: 'dealer',
    company: text,
    gstin: '27AAPFU0939F1ZV',
    // Without the mark, which is looked for among what may hold markup.
    username: `script-${randomUUID().slice(0, 8)}`,
    password: `a password of ${mark}`,
    accepted: true,
  });
  // As long as a name of a role may be.
  const name = `<img src=x onerror=hit()><script>hit()</script> ${mark}`;
  const role = await post<{ id: string }>('/admin/roles', { name, permissions: [] }, 'admin');
  const staff = { username: `script-${randomUUID().slice(0, 8)}`, name: text, roleId: role.id };
  await post('/admin/accounts', staff, 'admin');
  return { mark, order, quote, question, asked, card, customer: buyer.customer.number };
}

/** What ran, and what the policy of the page stopped. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen, hit: () => seen.push('a stored script ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} stopped ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** The packing slip and the invoice of the order whose panel is open. */
async function expectPaper(page: Page, mark: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  for (const paper of ['Packing slip', 'Invoice']) {
    await page.getByRole('button', { name: paper, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: new RegExp(paper, 'i') }).first()).toBeVisible();
    await expect(page.getByText(mark).filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
}

/** The palette lists what it finds by the mark. */
async function expectFound(page: Page, mark: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(mark);
  for (const name of ['Orders', 'Customers', 'Job cards']) {
    const options = page.getByRole('group', { name }).getByRole('option');
    await expect(options.filter({ hasText: mark }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

test('script that somebody wrote into a field is shown as text, wherever it stands', async ({
  page,
  errors: _,
}) => {
  const { mark, order, quote, question, asked, card, customer } = await writeEverywhere();
  const seen = await watch(page);
  const expectText = async (path: string, print = false) => {
    await page.goto(path);
    const text = page.getByText(mark).filter({ visible: true });
    await expect(text.first(), path).toBeVisible();
    await expect(text.first(), path).toContainText('<script>hit()</script>');
    if (print) await page.emulateMedia({ media: 'print' });
    await page.waitForLoadState('networkidle');
    expect(await seen(), path).toEqual([]);
    await page.emulateMedia({ media: null });
    const own = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    // What is drawn, as a chart, follows the width a moment later.
    await expect.poll(() => sidewaysScroll(page), `${path} on a phone`).toBe(0);
    if (own) await page.setViewportSize(own);
  };
  await expectText(`/order/${order.token}`, true);
  await expectText(`/quotes/${quote.token}`, true);
  await expectText(`/questions/${question.token}`);
  await enterAs(page, 'admin');
  await expectText(`/dashboard/orders?q=${order.number}&order=${order.number}`, true);
  await expectPaper(page, mark);
  expect(await seen(), 'on paper').toEqual([]);
  await expectText(`/dashboard/customers?q=${mark}&customer=${customer}`);
  await expectText(`/dashboard/quotes?q=${quote.number}&request=${quote.number}`);
  await expectText(`/dashboard/questions?q=${mark}&request=${asked}`);
  await expectText('/dashboard/stock?tab=deliveries');
  await expectText('/dashboard/stock?tab=movements&reason=correction');
  await expectText(`/dashboard/admin/roles?q=${mark}`);
  await expectText('/dashboard/admin/authority');
  await expectText(`/dashboard/admin/authority?by=person&q=${mark}`);
  await expectFound(page, mark);
  expect(await seen(), 'in the palette').toEqual([]);
  await expectText(`/dashboard/admin/audit?q=${mark}`);
  await expectText(`/b2b/vehicle-job-card?q=${mark}`);
  await expectText(`/b2b/vehicle-job-card/${card.number}`, true);
});
