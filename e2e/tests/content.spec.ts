import { expectAccessible, open } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    turn()(
      'categories count what they lead to',
      { tag: '@full' },
      async ({ page, errors: _errors }) => {
        await open(page, '/category');
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(6);
        const parts = cards.filter({ hasText: 'Spare parts' });
        const said = /(\d+) products/.exec((await parts.textContent()) ?? '')?.[1];
        await parts.getByRole('link', { name: 'Spare parts' }).click();
        await expect(page).toHaveURL('/listing/spare-parts');
        await expect(
          page.getByRole('status').filter({ hasText: new RegExp(`^${said} products`) }),
        ).toBeVisible();
      },
    );

    turn()(
      'signing up answers alike whether the address is known or not',
      { tag: '@full' },
      async ({ page }) => {
        await open(page, '/category');
        const email = page.getByPlaceholder('Enter your email address');
        const send = page.getByRole('button', { name: 'Subscribe' });
        await email.fill('somebody');
        await send.click();
        await expect(page.getByText('An e-mail address looks like name@company.in')).toBeVisible();
        await expect(email).toBeFocused();

        await email.fill(`somebody-${Date.now()}@example.in`);
        const answers: (string | null)[] = [];
        for (const _time of ['first', 'again']) {
          const answered = page.waitForResponse('**/api/subscriptions');
          await send.click();
          await answered;
          const said = page.locator('section', { hasText: 'Sign up for news' }).getByRole('status');
          await expect(said).not.toBeEmpty();
          answers.push(await said.textContent());
        }
        expect(answers[1]).toBe(answers[0]);
      },
    );

    turn()('service stations are found by city, without sideways scroll', async ({ page }) => {
      await open(page, '/ev-service-stations');
      await page.getByLabel('City, name or PIN code').fill('Pune');
      await page.getByLabel('City, name or PIN code').press('Enter');
      await expect(page).toHaveURL('/ev-service-stations?q=Pune');
      await expect(page.getByText(/^\d+ stations? for “Pune”$/)).toBeVisible();
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) await expect(row).toContainText('Pune');
      await expectAccessible(page);
    });

    turn()(
      'help answers in place and leads on',
      { tag: '@full' },
      async ({ page, errors: _errors }) => {
        await open(page, '/help');
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await contents.getByRole('link', { name: 'Quotes' }).click();
        await expect(page).toHaveURL('/help#quotes');
        await expect(page.getByRole('heading', { name: 'Quotes' })).toBeInViewport();
        const answer = page.getByText('Choose Add to quote on any product');
        await expect(answer).toBeHidden();
        await page.getByText('How do I ask for a price on a large quantity?').click();
        await expect(answer).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'quote list' }).click();
        await expect(page).toHaveURL('/cart?list=quote');
      },
    );
  });
}

test('an unknown question says what to do', { tag: '@full' }, async ({ page }) => {
  await page.goto('/questions/no-such-token');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We could not find that question' }),
  ).toBeVisible();
});
