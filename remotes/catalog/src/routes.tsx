import type { Home } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
import { screen } from '@evmandi/ui/screen';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { links } from './links.ts';
import { type ListingData, listingLoader } from './listing/listing-loader.ts';
import { type ProductData, productLoader, productRevalidates } from './product/product-loader.ts';

const homeLoader = ({ request }: LoaderFunctionArgs) =>
  read<Home>('/home', { signal: request.signal });

const home = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: 'Electric vehicles, spares and chargers' },
  loader: homeLoader,
  lazy: screen(() => import('./home/home-screen.tsx').then((m) => m.HomeScreen), 'Home'),
});

const listing = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: ({ heading }: ListingData) => heading },
  loader: listingLoader,
  lazy: screen(
    () => import('./listing/listing-screen.tsx').then((m) => m.ListingScreen),
    'Products',
  ),
});

const product = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: ({ product: { name } }: ProductData) => name },
  loader: productLoader,
  shouldRevalidate: productRevalidates,
  lazy: screen(
    () => import('./product/product-screen.tsx').then((m) => m.ProductScreen),
    'Product',
  ),
});

type ContentName = keyof typeof import('./content/content-screens.tsx')['contentScreens'];

const content = (id: string, path: string, name: ContentName, title: string): RouteObject => ({
  id,
  path,
  handle: { title },
  lazy: screen(
    () => import('./content/content-screens.tsx').then((m) => m.contentScreens[name]),
    title,
  ),
});

const routes: RouteObject[] = [
  home('catalog.root', '/'),
  home('catalog.home', '/home'),
  {
    id: 'catalog.categories',
    path: '/category',
    handle: { title: 'EV Categories' },
    loader: homeLoader,
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
  product('catalog.product', '/product'),
  product('catalog.product-by-id', '/product/:productId'),
  content('catalog.about', '/about', 'about', 'About'),
  content('catalog.contact', '/contact', 'contact', 'Contact'),
  content('catalog.help', '/help', 'help', 'Help'),
  content('catalog.terms', '/terms', 'terms', 'Terms'),
  content('catalog.finance', '/finance', 'finance', 'Finance'),
  content('catalog.insurance', '/insurance', 'insurance', 'Insurance'),
  content('catalog.investments', '/investments', 'investments', 'Investments'),
  content(
    'catalog.service-stations',
    '/ev-service-stations',
    'serviceStations',
    'EV service stations',
  ),
  { id: 'catalog.fallback', path: '/*', loader: () => redirect(links.home), Component: () => null },
];

export default routes;
