import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import type { RouteObject } from 'react-router-dom';
import { listingTitle } from '../head/listing-title.ts';
import { panelAddress } from '../home/panel-address.ts';
import { readVariant } from '../product/model-variants.ts';
import { readProductTab, readReviewsPage } from '../product/product-tab.ts';
import routes from '../routes.tsx';
import { readListingQuery } from './listing-query.ts';

const FILE = join(__dirname, '../../remote.json');
const declared = writtenDescriptorSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).routes;

/** The names of all parameters that a function asks an address for. */
function parametersRead(read: (params: URLSearchParams) => unknown): string[] {
  const names = new Set<string>();
  const ask = (name: string) => {
    names.add(name);
    return null;
  };
  const params = new URLSearchParams();
  params.get = ask;
  params.getAll = (name) => [ask(name)].flatMap(() => []);
  params.has = (name) => ask(name) !== null;
  read(params);
  return [...names];
}

const LISTING = [...parametersRead(readListingQuery), ...parametersRead(panelAddress)];
const PRODUCT = [...parametersRead(readProductTab), ...parametersRead(readReviewsPage)];
const VEHICLE = [...LISTING, ...PRODUCT, ...parametersRead(readVariant)];

const paths = (shown: RouteObject[]) => shown.map(({ path }) => path ?? '');
const LISTINGS = paths(routes.filter(({ handle }) => handle?.title === listingTitle));
const VEHICLES = paths(routes.filter(({ id }) => id === 'catalog.vehicle'));

it('knows what the parser reads', () => {
  expect(LISTING).toEqual(expect.arrayContaining(['q', 'discounted', 'price_min', 'page', 'view']));
  expect(LISTINGS.length).toBeGreaterThan(10);
});

it.each([
  ...LISTINGS.map((path) => [path, LISTING] as const),
  ...VEHICLES.map((path) => [path, VEHICLE] as const),
])('%s declares every parameter that its screen reads', (path, read) => {
  const { query = [] } = declared.find((route) => route.path === path) ?? {};
  expect([...query].sort()).toEqual([...new Set(read)].sort());
});
