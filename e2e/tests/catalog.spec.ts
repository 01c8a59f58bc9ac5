import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, siteUrl, test, WIDTHS } from '../support/test.ts';

const PADS = '/product/BP-EV-2041';

/** Opens a page and waits until its script answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([]);
}

for (const { name, viewport } of WIDTHS) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    test('the search panel leads to addresses that say what was sought', async ({
      page,
      errors: _errors,
    }) => {
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('Hero');
      const models = page.getByRole('combobox', { name: 'Model', exact: true });
      await expect(models.getByRole('option', { name: 'Honda Activa 6G' })).toHaveCount(0);
      await models.selectOption('Hero Splendor Plus');
      await page.getByRole('form', { name: 'Search the right bike' }).getByRole('button').click();
      await expect(page).toHaveURL('/hero-bikes?model=splendor-plus');
      await expect(page.getByRole('link', { name: /^Hero Splendor Plus/ }).first()).toBeVisible();

      await open(page, '/');
      await page.getByText('Used Bike').click();
      await page.getByText('By Budget').click();
      await page
        .getByRole('combobox', { name: 'Budget', exact: true })
        .selectOption('Rs. 50,000 - 70,000');
      await page.getByRole('form', { name: 'Search the right bike' }).getByRole('button').click();
      await expect(page).toHaveURL('/used-bikes?budget=rs-50-000-70-000');

      await open(page, '/');
      await page.getByRole('link', { name: 'Advanced Search' }).click();
      await expect(page).toHaveURL(/\/listing(?:\?.*)?#filters$/);
    });

    test('a card leads to the offers of its model', async ({ page, errors: _errors }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      const month = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'Asia/Kolkata' });
      const words = `View ${month.format(new Date())} Offers on Hero Splendor Plus`;
      await page.getByRole('link', { name: words }).first().click();
      await expect(page).toHaveURL('/hero/splendor-plus#offers');
      await expect(page.getByRole('heading', { name: 'Offers', exact: true })).toBeInViewport();
    });

    test('a PIN code tells the day, and a wrong one what is wrong with it', async ({ page }) => {
      await open(page, PADS);
      const pin = page.getByLabel('Delivery to PIN code');
      await pin.fill('4110');
      await pin.press('Enter');
      await expect(page.getByText('A PIN code has six digits, such as 500076')).toBeVisible();
      await expect(pin).toBeFocused();
      await expect(pin).toHaveValue('4110');
      await pin.fill('411 001');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByText(/^1(?:-2)? days? to Pune, Maharashtra: arrives /)).toBeVisible();
    });

    test('a question to an expert keeps its words, gets a number and a page', async ({ page }) => {
      await open(page, PADS);
      await page.getByRole('button', { name: 'Ask an expert' }).click();
      const form = page.getByRole('dialog', { name: 'Ask an expert' });
      await form.getByLabel('Question').fill('Do these fit a scooter of 2021?');
      await form.getByLabel('E-mail').fill('asha');
      await form.getByRole('button', { name: 'Send question' }).click();
      await expect(form.getByText('Enter a name')).toBeVisible();
      await expect(form.getByText('Enter a phone number')).toBeVisible();
      await expect(form.getByText('An e-mail address looks like')).toBeVisible();
      await expect(form.getByLabel('Your name')).toBeFocused();
      await expect(form.getByLabel('E-mail')).toHaveValue('asha');
      await accessible(page);

      await form.getByLabel('Your name').fill('Asha Rao');
      await form.getByLabel('Phone').fill('+91 98480 22338');
      await form.getByLabel('E-mail').fill('asha@example.in');
      await page.route('**/api/questions', (route) => route.abort());
      await form.getByRole('button', { name: 'Send question' }).click();
      await expect(form.getByText('Your question was not sent: Network Error')).toBeVisible();
      await page.unroute('**/api/questions');
      await form.getByRole('button', { name: 'Retry' }).click();

      const done = page.getByRole('dialog', { name: /^Question Q-\d+ received$/ });
      await expect(done.getByText('No e-mail is sent')).toBeVisible();
      await done.getByRole('link', { name: 'See your question' }).click();
      await expect(page.getByRole('heading', { name: /^Question Q-\d+$/ })).toBeFocused();
      await expect(page.getByText('Do these fit a scooter of 2021?')).toBeVisible();
      await expect(page.getByText('There is no answer yet')).toBeVisible();
    });

    test('signing up answers alike whether the address is known or not', async ({ page }) => {
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
    });

    test('service stations are found by city, without sideways scroll', async ({ page }) => {
      await open(page, '/ev-service-stations');
      await page.getByLabel('City, name or PIN code').fill('Pune');
      await page.getByLabel('City, name or PIN code').press('Enter');
      await expect(page).toHaveURL('/ev-service-stations?q=Pune');
      await expect(page.getByText(/^\d+ stations? for “Pune”$/)).toBeVisible();
      const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) await expect(row).toContainText('Pune');
      await accessible(page);
    });
  });
}

test('the search panel works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('Hero');
  await page.getByRole('form', { name: 'Search the right bike' }).getByRole('button').click();
  await expect(page).toHaveURL('/hero-bikes');
  await context.close();
});

test('the banner moves by itself until it is paused, and speaks only when told', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const slide = (number: number) => page.getByRole('button', { name: `Show slide ${number}:` });
  const chosen = (number: number) => expect(slide(number)).toHaveAttribute('aria-current', 'true');
  const status = page.getByRole('region', { name: 'Promotions' }).getByRole('status');
  await chosen(1);
  await page.clock.runFor(5_100);
  await chosen(2);
  await expect(status).toBeEmpty();
  await slide(4).click();
  await chosen(4);
  await expect(status).toHaveText('Slide 4 of 4');
  await page.getByRole('button', { name: 'Pause promotions' }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await chosen(4);
});

test('a row of cards steps 300 px every three seconds, only while it is in view', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const row = page.getByRole('list', { name: 'Commuter Bikes' });
  const left = () => row.evaluate((list) => list.scrollLeft);
  await page.clock.runFor(9_000);
  expect(await left(), 'below the fold').toBe(0);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(async () => {
    await page.clock.runFor(3_000);
    expect(await left()).toBeGreaterThan(0);
  }).toPass();
  await page.getByRole('button', { name: 'Pause bikes' }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1_000);
  const paused = await left();
  await page.clock.runFor(9_000);
  expect(await left()).toBe(paused);
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(30_000);
  const first = page.getByRole('button', { name: 'Show slide 1:' });
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test('a product is looked at and ordered by keyboard alone', async ({ page }) => {
  await open(page, PADS);
  const thumbs = page.getByRole('group', { name: 'Choose a picture' }).getByRole('link');
  await thumbs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(thumbs.nth(1)).toBeFocused();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');

  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Enlarged picture' });
  await expect(large.getByText('Picture 2 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('Picture 3 of 4')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();

  const quantity = page.getByRole('textbox', { name: /^Quantity of EV Brake Pad Set/ });
  await quantity.focus();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('1');
  await quantity.selectText();
  await page.keyboard.type('40');
  await page.getByRole('button', { name: 'ADD TO CART' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('40 in your cart')).toBeVisible();

  await page.getByRole('tab', { name: 'Description' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
  await expect(page).toHaveURL(/tab=reviews/);
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toContainText('reviews');
});

test('a variant and a colour are products of their own', async ({ page, errors: _errors }) => {
  await open(page, '/hero/splendor-plus');
  const colours = page.getByRole('navigation', { name: 'Colour' }).getByRole('link');
  expect(await colours.count()).toBeGreaterThan(1);
  await expect(colours.first()).toHaveAttribute('aria-current', 'true');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await colours.nth(1).click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(heading).not.toHaveText(before ?? '');
  await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true');
});
