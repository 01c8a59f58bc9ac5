import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi, enterAs, inDays, newCustomer } from '../support/api.ts';
import { productsInStock } from '../support/ordering.ts';
import { expectSound } from '../support/page.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

interface Asked {
  number: string;
  token: string;
}

async function ask(as?: 'dealer'): Promise<Asked> {
  const products = await productsInStock(2);
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const body = { name: 'Sai Motors', phone: '+91 99890 45112', email: 'fleet@example.in', lines };
  return callApi<Asked>(['POST', '/quotes'], { body, ...(as && { as }) });
}

const answer = ({ number }: Asked) =>
  callApi(['POST', `/admin/quotes/${number}/answer`], {
    as: 'admin',
    body: {
      version: 1,
      text: 'Both from this year',
      validUntil: inDays(8),
      prices: [{ position: 1, unitPrice: 150_00 }],
    },
  });

interface Offer {
  number: string;
  expired: boolean;
  validUntil?: string | null;
  answer?: { validUntil: string } | null;
}

const YESTERDAY = inDays(-1);

function expire(offer: Offer): void {
  offer.expired = true;
  if (offer.answer) offer.answer.validUntil = YESTERDAY;
  else offer.validUntil = YESTERDAY;
}

/** Answers about this request say from now on that its offer ended yesterday. */
const letExpire = (page: Page, { number }: Asked) =>
  page.route('**/api/quotes**', async (route) => {
    const response = await route.fetch();
    const json: Offer | { quotes: Offer[] } = await response.json();
    const offers = 'quotes' in json ? json.quotes : [json];
    for (const offer of offers) if (offer.number === number) expire(offer);
    await route.fulfill({ response, json });
  });

test('one’s own requests are listed in each of their states, and an offer that is over says so', {
  tag: '@full',
}, async ({ page, errors: _ }) => {
  await page.setViewportSize(WIDTHS[1].viewport);
  const [open, offered, declined, late] = [
    await ask('dealer'),
    await ask('dealer'),
    await ask('dealer'),
    await ask('dealer'),
  ];
  for (const one of [offered, declined, late]) await answer(one);
  await callApi(['POST', `/quotes/${declined.token}/decline`], { body: {} });
  const foreign = await ask();
  await enterAs(page, 'dealer');
  await letExpire(page, late);
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My requests');
  const card = ({ number }: Asked) => page.getByRole('article', { name: number });
  await expect(card(open)).toContainText('Waiting for our answer');
  await expect(card(offered)).toContainText(/Offer open/);
  await expect(card(offered)).toContainText(/valid until/);
  await expect(card(declined)).toContainText('Declined');
  await expect(card(late)).toContainText('Offer expired');
  await expect(card(late)).not.toContainText('valid until');
  await expect(card(foreign)).toHaveCount(0);
  await expectSound(page);

  await card(late).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${late.number}`);
  await expect(page.getByText(/^This offer was valid until /)).toBeVisible();
  await expect(page.getByText('₹150').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(Accept|Decline)/)).toHaveCount(0);
  await expectSound(page);

  await enterAs(page, await newCustomer('Meena'));
  await page.goto('/quotes');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await expectSound(page);
});

test('an offer that is accepted twice at once is ordered once, and a page that was open leads to that order', async ({
  page,
  errors: _,
}) => {
  const offer = await ask();
  await answer(offer);
  await page.goto(`/quotes/${offer.token}`);
  await expect(page.getByRole('link', { name: 'Accept and check out' })).toBeVisible();
  const accept = () =>
    callApi<{ number: string; token: string }>(['POST', `/quotes/${offer.token}/accept`], {
      key: randomUUID(),
      body: {
        name: 'Sai Motors',
        phone: '+91 99890 45112',
        email: 'fleet@example.in',
        address: 'Plot 42, Phase II, IDA Nacharam',
        pin: '500076',
        paymentMethod: 'bank_transfer',
      },
    });
  const outcomes = await Promise.allSettled([accept(), accept()]);
  const orders = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
  expect(orders).toHaveLength(1);
  expect(refusals[0]).toContain('This offer was accepted already');

  await page.reload();
  await expect(page.getByRole('link', { name: /^Accept/ })).toHaveCount(0);
  await page.getByRole('link', { name: `See order ${orders[0]?.number}` }).click();
  await expect(page).toHaveURL(`/order/${orders[0]?.token}`);
});
