import { matchRoutes } from 'react-router-dom';
import remote from '../remote.json';
import { CartScreen } from './cart/cart-screen.tsx';
import { CheckoutScreen } from './checkout/checkout-screen.tsx';
import { ComparisonScreen } from './comparison/comparison-screen.tsx';
import { FavoritesScreen } from './favorites/favorites-screen.tsx';
import { OrdersScreen } from './orders/orders-screen.tsx';
import routes from './routes.tsx';

const routeAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

// ROUTE-10
test.each([
  ['/cart', CartScreen],
  ['/checkout', CheckoutScreen],
  ['/favorites', FavoritesScreen],
  ['/comparison', ComparisonScreen],
  ['/orders', OrdersScreen],
])('%s has its own screen', async (path, Screen) => {
  const lazy = routeAt(path)?.lazy;
  expect(typeof lazy === 'function' && (await lazy()).Component).toBe(Screen);
});

// MONEY-2
test('of all its screens, the comparison alone has prices in dollars', () => {
  const inDollars = routes.filter(({ handle }) => handle?.currency === 'dollars');
  expect(inDollars.map(({ path }) => path)).toEqual(['/comparison']);
});

// HEADER-6
test('the header has icons for cart, favorites and comparison', () => {
  const icons = remote.menu.filter(({ area }) => area === 'header-icons');
  expect(icons.map(({ path }) => path).sort()).toEqual(['/cart', '/comparison', '/favorites']);
});
