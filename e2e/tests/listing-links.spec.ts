import { FILTER_KEYS, FILTERS, type FilterKey } from '@evmandi/contract/domain/filters';
import { count } from '../support/listing.ts';
import { expect, test } from '../support/test.ts';

type Params = Record<string, string>;

/** One address of each listing route, and what the API calls what its path stands for. */
const ROUTES: Record<string, Params> = {
  '/listing': {},
  '/listing/spare-parts': { category: 'spare-parts' },
  '/category/chargers/accessories': { category: 'charger-accessories' },
  '/brands/two-wheeler': { category: 'electric-two-wheelers' },
  '/spares': { category: 'spare-parts' },
  '/spares/bells': { category: 'bells' },
  '/brake-system': { category: 'brake-system' },
  '/engine-parts': { category: 'engine-parts' },
  '/new-bikes': { category: 'new-bikes' },
  '/used-bikes': { category: 'used-bikes' },
  '/bikes/commuter-bikes': { category: 'commuter-bikes' },
  '/scooters/popular-scooters': { category: 'popular-scooters' },
  '/honda-bikes': { category: 'new-bikes', brand: 'honda' },
  '/find-rs-1-2-lakh-bikes': { category: 'new-bikes', budget: 'rs-1-2-lakh' },
  '/find-sports-bikes': { category: 'new-bikes', body_style: 'sports-bikes' },
  '/honda/no-such-model': {},
};

/** A value of each filter; a new one needs its own here. */
const VALUES: Record<FilterKey, string> = {
  q: 'brake',
  model: 'splendor-plus',
  fits: 'ather.450x',
  exact: 'true',
  unrecorded: 'true',
  budget: 'above-5-lakh',
  voltage: '12-v',
  capacity: '5-to-10-ah',
  power: 'under-4-kw',
  current: '32-a',
  connector: 'type-2',
  length: '5-m',
  diameter: '220-mm',
  position: 'front',
  thread: 'm10',
  inStock: 'true',
  discounted: 'true',
  priceMin: '1500',
  priceMax: '90000',
  brand: 'bosch',
  rating: '4',
  colour: 'black',
  condition: 'new',
  bodyStyle: 'cruiser-bikes',
  fuel: 'electric',
};

async function totalOf(params: Params): Promise<number> {
  const query = new URLSearchParams({ facets: 'false', page_size: '1', ...params });
  const answer = await fetch(`${process.env.SITE_API}/api/products?${query}`);
  return ((await answer.json()) as { page: { total: number } }).page.total;
}

const addressOf = (path: string, key: FilterKey) =>
  `${path}?${new URLSearchParams({ [FILTERS[key].param]: VALUES[key] })}`;

/** What a path stands for wins over the same parameter of its address. */
const asked = (path: string, key: FilterKey) =>
  totalOf({ [FILTERS[key].param]: VALUES[key], ...ROUTES[path] });

const SHOWN = /role="status"[^>]*>([\d,]+)(?:<!-- -->| )*products?/;

/** The number of products that the document itself says, before any script. */
function totalIn(html: string): number {
  return Number(SHOWN.exec(html)?.[1]?.replace(',', '') ?? Number.NaN);
}

const full = Boolean(process.env.EVMANDI_FULL);

test('every filter holds on a first load of every listing route', async ({ request }) => {
  for (const [row, path] of Object.keys(ROUTES).entries()) {
    // A brand of the path and a model of another make have no product in common, which is a 404.
    const keys = FILTER_KEYS.filter((key) => key !== 'model' || !ROUTES[path]?.brand);
    // Each filter on every twelfth route, each route with every twelfth filter; all in `npm run test:full`.
    const tried = keys.filter((_, column) => full || (row + column) % 12 === 0);
    for (const key of tried) {
      const address = addressOf(path, key);
      // A kept connection may be closed by the server just as it is used again.
      const answer = await request.get(address, { maxRetries: 3 });
      expect
        .soft([address, totalIn(await answer.text())])
        .toEqual([address, await asked(path, key)]);
    }
  }
});

test('a shared listing link shows the same once its script runs', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  const links = [
    ...FILTER_KEYS.map((key) => ['/listing', key] as const),
    ...Object.keys(ROUTES)
      .filter((path) => path !== '/honda/no-such-model')
      .map((path) => [path, 'discounted'] as const),
  ];
  for (const [path, key] of links.filter((_, index) => full || index % 8 === 0)) {
    const address = addressOf(path, key);
    await page.goto(address);
    await expect
      .soft(count(page), address)
      .toHaveText(new RegExp(`^${(await asked(path, key)).toLocaleString('en-IN')} product`));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared link shows its filter ticked and its chip', { tag: '@full' }, async ({ page }) => {
    await page.goto(addressOf('/listing', 'discounted'));
    const total = await totalOf({ discounted: 'true' });
    expect(total).toBeLessThan(await totalOf({}));
    await expect(count(page)).toHaveText(new RegExp(`^${total} product`));
    await expect(page.getByLabel(/^Discounted only/)).toBeChecked();
    await expect(page.getByRole('link', { name: 'Remove filter Discounted only' })).toBeVisible();
  });
});
