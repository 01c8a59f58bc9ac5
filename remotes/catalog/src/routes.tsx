import type { Home } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';
import { screen } from '@evmandi/ui/screen';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { CATEGORIES } from './categories/categories-text.ts';
import { CONTENTS, type ContentName } from './content/contents.ts';
import { listingHead, listingTitle } from './head/listing-head.ts';
import { homeHead, pageHead } from './head/page-heads.ts';
import { productHead } from './head/product-head.ts';
import { links } from './links.ts';
import { listingLoader } from './listing/listing-loader.ts';
import { type ProductData, productLoader, productRevalidates } from './product/product-loader.ts';

const homeLoader = ({ request }: LoaderFunctionArgs) =>
  read<Home>('/home', { signal: request.signal });

const home = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: 'Electric vehicles, spares and chargers', head: homeHead },
  loader: homeLoader,
  lazy: screen(() => import('./home/home-screen.tsx').then((m) => m.HomeScreen), 'Home'),
});

const listing = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: listingTitle, head: listingHead },
  loader: listingLoader,
  lazy: screen(
    () => import('./listing/listing-screen.tsx').then((m) => m.ListingScreen),
    'Products',
  ),
});

const product = (id: string, path: string): RouteObject => ({
  id,
  path,
  handle: { title: ({ product: { name } }: ProductData) => name, head: productHead },
  loader: productLoader,
  shouldRevalidate: productRevalidates,
  lazy: screen(
    () => import('./product/product-screen.tsx').then((m) => m.ProductScreen),
    'Product',
  ),
});

const content = (id: string, path: string, name: ContentName): RouteObject => {
  const { title, lead } = CONTENTS[name];
  return {
    id,
    path,
    handle: { title, head: () => pageHead(title, lead, path) },
    lazy: screen(
      () => import('./content/content-screens.tsx').then((m) => m.contentScreens[name]),
      title,
    ),
  };
};

const routes: RouteObject[] = [
  home('catalog.root', '/'),
  home('catalog.home', '/home'),
  {
    id: 'catalog.categories',
    path: '/category',
    handle: {
      title: CATEGORIES.title,
      head: () => pageHead('Categories', CATEGORIES.lead, links.categories),
    },
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
  content('catalog.about', '/about', 'about'),
  content('catalog.contact', '/contact', 'contact'),
  content('catalog.help', '/help', 'help'),
  content('catalog.terms', '/terms', 'terms'),
  content('catalog.finance', '/finance', 'finance'),
  content('catalog.insurance', '/insurance', 'insurance'),
  content('catalog.investments', '/investments', 'investments'),
  content('catalog.service-stations', '/ev-service-stations', 'serviceStations'),
  { id: 'catalog.fallback', path: '/*', loader: () => redirect(links.home), Component: () => null },
];

export default routes;
