import { randomUUID } from 'node:crypto';
import { expectAccessible, expectStill, open, watchLayoutShift } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const api = () => process.env.SITE_API ?? '';
const inDays = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `at ${name} a request is answered, accepted and becomes an order at its prices`,
    { tag: '@full' },
    async ({ page, request, errors: _ }) => {
      const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
        (await request.post(`${api()}/api${path}`, { data: body, headers })).json();
      const { products } = await (
        await request.get(`${api()}/api/products?in_stock=true&facets=false&page_size=2`)
      ).json();
      const asked = await post('/quotes', {
        name: `Fleet ${randomUUID().slice(0, 6)}`,
        phone: '+91 98480 22338',
        email: 'fleet@example.in',
        message: 'Two lots, please',
        lines: products.map(({ id }: { id: string }) => ({ productId: id, quantity: 1 })),
      });
      const { token } = await post('/auth/login', {
        username: 'admin',
        password: 'evmandi-admin',
      });
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await open(page, `/quotes/${asked.token}`);
      await expect(page.getByText('Our answer appears on this page.')).toBeVisible();
      await post(
        `/admin/quotes/${asked.number}/answer`,
        {
          version: 1,
          text: 'Both from this year',
          validUntil: inDays(8),
          prices: [{ position: 1, unitPrice: 150_00, note: 'From the June batch' }],
        },
        { authorization: `Bearer ${token}` },
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${asked.number}`);
      await expect(page.getByText('From the June batch')).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      const messages = page.getByRole('region', { name: 'Messages' });
      await messages.getByLabel('Ask something about this offer').fill('And for 200 pieces?');
      // Answered when the press is long over: what is shown then may move nothing.
      await page.route('**/messages', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await messages.getByRole('button', { name: 'Send' }).click();
      await expect(messages.getByRole('listitem').first()).toContainText('And for 200 pieces?');
      await expect(messages.getByRole('textbox')).toHaveValue('');
      await expect(messages.getByRole('listitem')).toHaveCount(3);
      await expect(messages.getByText('Sending', { exact: true })).toHaveCount(0);
      await expectStill(page);

      await page.getByRole('link', { name: 'Accept and check out' }).click();
      await expect(page).toHaveURL(`/checkout?quote=${asked.token}`);
      await expect(page.getByLabel('Email')).toHaveValue('fleet@example.in');
      const summary = page.getByRole('complementary', { name: 'Your order' });
      await expect(summary.getByText('1 x ₹150.00')).toBeVisible();
      await expectStill(page);
      await page.getByLabel('Address').fill('Plot 42, Phase II, IDA Nacharam');
      await page.getByLabel('PIN code').fill('500076');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(page).toHaveURL(`/checkout?quote=${asked.token}&step=review`);
      await page.getByRole('checkbox', { name: /accept the/ }).check();
      await page.getByRole('button', { name: /^Place order, / }).click();
      await expect(page).toHaveURL(/\/order\/\w+$/);
      await expect(page.getByText('₹150.00').first()).toBeVisible();
      await page.goto(`/quotes/${asked.token}`);
      await expect(page.getByRole('link', { name: /^See order / })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Accept and check out' })).toBeHidden();
      // An offer is ordered once.
      await page.goto(`/checkout?quote=${asked.token}`);
      await expect(page.getByRole('link', { name: 'Show the order' })).toBeVisible();
    },
  );
}

test('an offer is declined, and a request that is none says so', { tag: '@full' }, async ({
  page,
  request,
  errors: _,
}) => {
  const { products } = await (
    await request.get(`${api()}/api/products?facets=false&page_size=1`)
  ).json();
  const [product] = products;
  const body = { name: 'Fleet', phone: '+91 98480 22338', email: 'fleet@example.in' };
  const data = { ...body, lines: [{ productId: product.id, quantity: 2 }] };
  const asked = await (await request.post(`${api()}/api/quotes`, { data })).json();
  const login = { username: 'admin', password: 'evmandi-admin' };
  const { token } = await (await request.post(`${api()}/api/auth/login`, { data: login })).json();
  await request.post(`${api()}/api/admin/quotes/${asked.number}/answer`, {
    data: { version: 1, text: 'No reduction', validUntil: inDays(1) },
    headers: { authorization: `Bearer ${token}` },
  });
  await open(page, `/quotes/${asked.token}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accept and check out' })).toBeHidden();
});
