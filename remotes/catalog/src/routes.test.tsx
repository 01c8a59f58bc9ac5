import { matchRoutes } from 'react-router-dom';
import { CategoriesScreen } from './categories/categories-screen.tsx';
import { contentScreens } from './content/content-screens.tsx';
import { StationsScreen } from './content/stations/stations-screen.tsx';
import { GarageScreen } from './garage/garage-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { ListingScreen } from './listing/listing-screen.tsx';
import { ProductScreen } from './product/product-screen.tsx';
import { VehicleScreen } from './product/vehicle-screen.tsx';
import routes from './routes.tsx';

/** The screen of an address. */
async function screenAt(path: string): Promise<unknown> {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  return typeof lazy === 'function' ? (await lazy()).Component : undefined;
}

// ROUTE-1
test.each(['/', '/home'])('%s shows the home page', async (path) => {
  expect(await screenAt(path)).toBe(HomeScreen);
});

// ROUTE-2, ROUTE-9, LINK-3
test.each([
  ...['/listing', '/listing/spare-parts', '/new-bikes', '/used-bikes', '/bikes/commuter-bikes'],
  ...['/scooters/popular-scooters', '/hero-bikes', '/find-rs-1-2-lakh-bikes'],
  ...['/find-super-bikes', '/engine-parts', '/brake-system', '/spares', '/spares/bags'],
  ...['/brands/two-wheeler', '/category/chargers/type2'],
])('%s shows the listing', async (path) => {
  expect(await screenAt(path)).toBe(ListingScreen);
});

// ROUTE-7, ROUTE-8, ROUTE-10, CATEGORY-1
test.each([
  ['/hero/splendor-plus', VehicleScreen],
  ['/product', ProductScreen],
  ['/product/BP-EV-2041', ProductScreen],
  ['/garage', GarageScreen],
  ['/category', CategoriesScreen],
])('%s has its own screen', async (path, Screen) => {
  expect(await screenAt(path)).toBe(Screen);
});

// CONTENT-1
test('each content page has an address', async () => {
  const { about, contact, help, terms, finance, insurance, investments } = contentScreens;
  for (const [path, Screen] of Object.entries({ about, contact, help, terms, finance })) {
    expect(await screenAt(`/${path}`)).toBe(Screen);
  }
  expect(await screenAt('/insurance')).toBe(insurance);
  expect(await screenAt('/investments')).toBe(investments);
  expect(await screenAt('/ev-service-stations')).toBe(StationsScreen);
});
