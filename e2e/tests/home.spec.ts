import { open } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at);
  test.describe(`home at ${name}`, () => {
    test.use({ viewport });

    turn()(
      'the search panel leads to addresses that say what was sought',
      { tag: '@full' },
      async ({ page, errors: _errors }) => {
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
      },
    );

    turn()('each chip and tab shows its vehicles and leads to all of them', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      const chips = page.getByRole('group', { name: 'Bike categories' }).getByRole('button');
      await expect(chips).toHaveCount(25);
      await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
      const bikes = page.getByRole('region', { name: 'Bikes in Spotlight' });
      for (const chip of ['Commuter Bikes', 'Cafe Racer Bikes', '350 cc Bikes', 'Upcoming Bikes']) {
        await chips.getByText(chip, { exact: true }).click();
        await expect(bikes.getByRole('list', { name: chip })).toBeVisible();
        expect(await bikes.getByRole('article').count(), chip).toBeGreaterThan(0);
        const all = bikes.getByRole('link', { name: `View all ${chip}` });
        await expect(all).toHaveAttribute('href', `/bikes/${slug(chip)}`);
      }
      const scooters = page.getByRole('region', { name: 'Scooters in Spotlight' });
      await expect(scooters.getByRole('tab', { name: 'Popular Scooters' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await scooters.getByRole('tab', { name: 'Electric Scooters' }).click();
      await expect(
        scooters.getByRole('link', { name: 'View all Electric Scooters' }),
      ).toHaveAttribute('href', '/scooters/electric-scooters');

      for (const [row, all] of [
        ['EV Bikes', '/bikes/electric-bikes'],
        ['EV Scooters', '/scooters/electric-scooters'],
      ] as const) {
        const section = page.getByRole('region', { name: row });
        await expect(section.getByRole('link', { name: `View all ${row}` })).toHaveAttribute(
          'href',
          all,
        );
        const cards = section.getByRole('article');
        expect(await cards.count(), row).toBeGreaterThan(1);
        await expect(cards.first()).toContainText('Electric');
        await expect(cards.first().getByRole('link', { name: /^View Offers on / })).toBeVisible();
      }

      const browse = page.getByRole('region', { name: 'Browse Bikes By' });
      const groups = browse.getByRole('tabpanel').getByRole('link');
      await expect(groups).toHaveCount(8);
      await expect(groups.first()).toHaveAttribute('href', '/honda-bikes');
      await browse.getByRole('tab', { name: 'Budget' }).click();
      await expect(groups).toHaveCount(6);
      await expect(groups.first()).toHaveAttribute('href', '/find-rs-30-000-50-000-bikes');
      await browse.getByRole('tab', { name: 'Body Style' }).click();
      await expect(groups).toHaveText([
        /Sports Bikes\s*116 bikes/,
        /Cruiser Bikes\s*76 bikes/,
        /Commuter Bikes\s*51 bikes/,
        /Sports Naked Bikes\s*44 bikes/,
        /Off Road Bikes\s*36 bikes/,
        /Super Bikes\s*32 bikes/,
      ]);
      const widths = () =>
        groups
          .locator('img')
          .evaluateAll((pictures: HTMLImageElement[]) =>
            pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
          );
      await expect.poll(async () => new Set(await widths()).size).toBe(6);
      await groups.first().click();
      await expect(page).toHaveURL('/find-sports-bikes');
      await expect(page.getByRole('status').filter({ hasText: /^116 products/ })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'View all New Bikes' }).click();
      await expect(page).toHaveURL('/new-bikes');
      await page.goBack();
      const panel = page.getByRole('form', { name: 'Search the right bike' });
      await panel.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('Hero');
      await panel
        .getByRole('combobox', { name: 'Model', exact: true })
        .selectOption('Hero Splendor Plus');
      await panel.getByRole('button').click();
      await expect(page).toHaveURL('/hero-bikes?model=splendor-plus');
    });

    turn()(
      'a card leads to the offers of its model',
      { tag: '@full' },
      async ({ page, errors: _errors }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '/');
        const words = 'View September Offers on Hero Splendor Plus';
        await page.getByRole('link', { name: words }).first().click();
        await expect(page).toHaveURL('/hero/splendor-plus#offers');
        await expect(page.getByRole('heading', { name: 'Offers', exact: true })).toBeInViewport();
      },
    );
  });
}

test('the banner moves by itself until it is paused, and speaks only when told', {
  tag: '@full',
}, async ({ page }) => {
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

/** Where a row is once it has stopped: the browser scrolls by a clock of its own. */
async function atRest(left: () => Promise<number>): Promise<number> {
  let last = await left();
  await expect(async () => {
    const before = last;
    await new Promise((resolve) => setTimeout(resolve, 150));
    last = await left();
    expect(last).toBe(before);
  }).toPass();
  return last;
}

for (const { row: list, what, everyMs } of [
  { row: 'Commuter Bikes', what: 'bikes', everyMs: 3_000 },
  { row: 'Popular Scooters', what: 'scooters', everyMs: 4_000 },
]) {
  test(`the row of ${what} steps every ${everyMs} ms, only while it is in view`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.clock.install();
    await open(page, '/');
    const row = page.getByRole('list', { name: list });
    const left = () => row.evaluate((element) => element.scrollLeft);
    await page.clock.runFor(3 * everyMs);
    expect(await left(), 'below the fold').toBe(0);
    await row.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    // In the clock's own time: a step that begins before the last one has ended is a shorter one.
    await expect.poll(left).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Pause ${what}` }).click();
    await page.mouse.move(5, 5);
    const paused = await atRest(left);
    await page.clock.runFor(3 * everyMs);
    expect(await atRest(left)).toBe(paused);
    expect(paused % 300, 'steps of 300 px').toBe(0);
    await page.getByRole('button', { name: `Scroll ${what} left` }).click();
    await expect.poll(left).toBe(0);
    await page.getByRole('button', { name: `Scroll ${what} right` }).click();
    const width = await row.evaluate((element) => element.clientWidth);
    await expect.poll(left).toBeCloseTo(0.9 * width, 0);
  });
}

test('nothing moves under reduced motion', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(30_000);
  const first = page.getByRole('button', { name: 'Show slide 1:' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Pause promotions' })).toBeHidden();
});
