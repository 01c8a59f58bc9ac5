import { loadCode } from '@evmandi/runtime';
import { screen } from '@evmandi/ui/screen';
import { type RouteObject, redirect } from 'react-router-dom';
import { AHEAD_MS } from './ahead.ts';
import { CATEGORIES } from './categories/categories-text.ts';
import { CONTENTS, type TextName } from './content/contents.ts';
import type { QuestionData } from './content/question/question-loader.ts';
import { HEADS } from './head/heads.ts';
import { listingTitle } from './head/listing-title.ts';
import { lazyLoader } from './lazy-loader.ts';
import { links } from './links.ts';
import type { ProductData } from './product/product-loader.ts';
import { productRevalidates } from './product/product-revalidates.ts';
import { isProductData, type VehicleData } from './product/vehicle-data.ts';

const home = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: 'Electric vehicles, spares and chargers', head: HEADS?.home },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './home/home-loader.ts').then((m) => m.homeLoader),
  ),
  lazy: screen(() => import('./home/home-screen.tsx').then((m) => m.HomeScreen), 'Home'),
});

const loadListing = () =>
  import(/* webpackChunkName: "listing-loader" */ './listing/kept-listing.tsx');

const listing = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: {
    title: listingTitle,
    head: HEADS?.listing,
    ahead: () => loadCode(loadListing, 'catalog/loader', AHEAD_MS),
  },
  loader: lazyLoader(() => loadListing().then((m) => m.keptListingLoader)),
  lazy: screen(
    () => import('./listing/listing-screen.tsx').then((m) => m.ListingScreen),
    'Products',
  ),
});

const product = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: ({ product: { name } }: ProductData) => name, head: HEADS?.product },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './product/product-loader.ts').then(
      (m) => m.productLoader,
    ),
  ),
  shouldRevalidate: productRevalidates,
  lazy: screen(
    () => import('./product/product-screen.tsx').then((m) => m.ProductScreen),
    'Product',
  ),
});

const vehicle: RouteObject = {
  id: 'catalog.vehicle',
  path: '/:make/:model',
  handle: {
    title: (shown: VehicleData) =>
      isProductData(shown) ? shown.product.name : listingTitle(shown),
    head: (shown: VehicleData) =>
      isProductData(shown) ? HEADS?.product(shown) : HEADS?.listing(shown),
  },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './product/vehicle-loader.ts').then(
      (m) => m.vehicleLoader,
    ),
  ),
  shouldRevalidate: productRevalidates,
  lazy: screen(
    () => import('./product/vehicle-screen.tsx').then((m) => m.VehicleScreen),
    'Vehicle',
  ),
};

const content = (id: string, path: string, name: TextName): RouteObject => {
  const { title, lead } = CONTENTS[name];
  return {
    id,
    path,
    handle: { title, head: () => HEADS?.page(title, lead, path) },
    lazy: screen(
      () => import('./content/content-screens.tsx').then((m) => m.contentScreens[name]),
      title,
    ),
  };
};

const garage: RouteObject = {
  id: 'catalog.garage',
  path: '/garage',
  handle: { title: 'Garage' },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './garage/garage-loader.ts').then(
      (m) => m.garageLoader,
    ),
  ),
  lazy: screen(
    () =>
      import(/* webpackChunkName: "garage" */ './garage/garage-screen.tsx').then(
        (m) => m.GarageScreen,
      ),
    'Garage',
  ),
};

const { serviceStations } = CONTENTS;
const stations: RouteObject = {
  id: 'catalog.service-stations',
  path: serviceStations.path,
  handle: {
    title: serviceStations.title,
    head: () => HEADS?.page(serviceStations.title, serviceStations.lead, serviceStations.path),
  },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './content/stations/stations-loader.ts').then(
      (m) => m.stationsLoader,
    ),
  ),
  lazy: screen(
    () => import('./content/stations/stations-screen.tsx').then((m) => m.StationsScreen),
    serviceStations.title,
  ),
};

const question: RouteObject = {
  id: 'catalog.question',
  path: '/questions/:token',
  handle: {
    title: (asked: QuestionData) => (asked ? `Question ${asked.number}` : 'Unknown question'),
  },
  loader: lazyLoader(() =>
    import(/* webpackChunkName: "loaders" */ './content/question/question-loader.ts').then(
      (m) => m.questionLoader,
    ),
  ),
  lazy: screen(
    () => import('./content/question/question-screen.tsx').then((m) => m.QuestionScreen),
    'Question',
  ),
};

const routes: RouteObject[] = [
  home('catalog.root', '/'),
  home('catalog.home', '/home'),
  {
    id: 'catalog.categories',
    path: '/category',
    handle: {
      title: CATEGORIES.title,
      head: () => HEADS?.page('Categories', CATEGORIES.lead, links.categories),
    },
    loader: lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ './categories/categories-loader.ts').then(
        (m) => m.categoriesLoader,
      ),
    ),
    lazy: screen(
      () => import('./categories/categories-screen.tsx').then((m) => m.CategoriesScreen),
      'Categories',
    ),
  },
  listing('catalog.category', '/category/*'),
  listing('catalog.brands', '/brands/*'),
  listing('catalog.spares', '/spares'),
  listing('catalog.spares-below', '/spares/*'),
  listing('catalog.brake-system', '/brake-system'),
  listing('catalog.engine-parts', '/engine-parts'),
  listing('catalog.listing', '/listing'),
  listing('catalog.listing-category', '/listing/:category'),
  listing('catalog.new-bikes', '/new-bikes'),
  listing('catalog.used-bikes', '/used-bikes'),
  listing('catalog.bikes', '/bikes/:group'),
  listing('catalog.scooters', '/scooters/:group'),
  product('catalog.product', '/product'),
  product('catalog.product-by-id', '/product/:productId'),
  content('catalog.about', '/about', 'about'),
  content('catalog.contact', '/contact', 'contact'),
  content('catalog.help', '/help', 'help'),
  content('catalog.terms', '/terms', 'terms'),
  content('catalog.finance', '/finance', 'finance'),
  content('catalog.insurance', '/insurance', 'insurance'),
  content('catalog.investments', '/investments', 'investments'),
  stations,
  question,
  garage,
  listing('catalog.segment', '/:segment'),
  vehicle,
  { id: 'catalog.fallback', path: '/*', loader: () => redirect(links.home), Component: () => null },
];

export default routes;
