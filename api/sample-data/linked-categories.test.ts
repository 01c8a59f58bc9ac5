import { listProducts } from '../src/catalog/list-products.ts';
import { onSampleData } from '../testing/both-databases.ts';

/** Every category that a menu or footer link (LINK-1, LINK-2) or a card (CATEGORY-2) leads to. */
const LINKED = [
  'electric-bikes',
  'electric-scooters',
  'electric-cycles',
  'electric-two-wheelers',
  'electric-three-wheelers',
  'electric-four-wheelers',
  'hybrid-two-wheeler',
  'hybrid-three-wheeler',
  'hybrid-four-wheeler',
  'spares',
  'accessories',
  'wire-locks',
  'lights',
  'bells',
  'bags',
  'covers',
  'portable',
  'wallbox-ac',
  'type2',
  'cables',
  'dc-fast',
  'ccs2-chademo',
  'controllers',
  'converters',
  'mounts',
  'chargers/accessories',
  'engine-parts',
  'brake-system',
  'electrical',
  'body-parts',
  'new-bikes',
  'used-bikes',
  'ev-vehicles',
  'spare-parts',
  'batteries-bms',
  'chargers-converters',
  'electrical-wiring',
  'accessories-tools',
];

onSampleData('categories that links lead to', (api) => {
  // LINK-3
  test.each(LINKED)('%s has three products or more', async (category) => {
    const { page } = await listProducts(api().db, {
      category,
      sort: 'popularity',
      page: 1,
      page_size: 1,
    });
    expect(page.total).toBeGreaterThanOrEqual(3);
  });
});
