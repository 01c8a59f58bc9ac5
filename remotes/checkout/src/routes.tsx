import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';

const routes: RouteObject[] = [
  {
    id: 'checkout.cart',
    path: '/cart',
    handle: { title: 'Cart' },
    lazy: screen(() => import('./cart/cart-screen.tsx').then((m) => m.CartScreen), 'Cart'),
  },
  {
    id: 'checkout.favorites',
    path: '/favorites',
    handle: { title: 'Favorites' },
    lazy: screen(
      () => import('./favorites/favorites-screen.tsx').then((m) => m.FavoritesScreen),
      'Favorites',
    ),
  },
  {
    id: 'checkout.comparison',
    path: '/comparison',
    handle: { title: 'Comparison' },
    lazy: screen(
      () => import('./comparison/comparison-screen.tsx').then((m) => m.ComparisonScreen),
      'Comparison',
    ),
  },
];

export default routes;
