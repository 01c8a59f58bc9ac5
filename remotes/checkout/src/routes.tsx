import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { bringCart } from './cart/bring-cart.ts';
import { OrderSkeleton } from './orders/order-skeleton.tsx';
import { ordersLoader } from './orders/orders-loader.ts';
import { OrdersSkeleton } from './orders/orders-skeleton.tsx';
import { orderByTokenLoader, orderTitle, ownOrderLoader } from './orders/read-order.ts';
import { quoteLoader, quotesLoader, quoteTitle } from './quotes/quote-loader.ts';
import { QuoteSkeleton } from './quotes/quote-skeleton.tsx';

const routes: RouteObject[] = [
  {
    id: 'checkout.cart',
    path: '/cart',
    handle: { title: 'Cart', ahead: bringCart },
    lazy: screen(() => import('./cart/cart-screen.tsx').then((m) => m.CartScreen), 'Cart'),
  },
  {
    id: 'checkout.place',
    path: '/checkout',
    handle: { title: 'Checkout' },
    lazy: screen(
      () => import('./checkout/checkout-screen.tsx').then((m) => m.CheckoutScreen),
      'Checkout',
    ),
  },
  {
    id: 'checkout.confirmation',
    path: '/order/:token',
    handle: { title: orderTitle },
    loader: orderByTokenLoader,
    lazy: screen(
      () => import('./confirmation/confirmation-screen.tsx').then((m) => m.ConfirmationScreen),
      'Order',
    ),
    HydrateFallback: OrderSkeleton,
  },
  {
    id: 'checkout.orders',
    path: '/orders',
    handle: { title: 'My orders' },
    loader: ordersLoader,
    lazy: screen(
      () => import('./orders/orders-screen.tsx').then((m) => m.OrdersScreen),
      'My orders',
    ),
    HydrateFallback: OrdersSkeleton,
  },
  {
    id: 'checkout.order',
    path: '/orders/:number',
    handle: { title: orderTitle },
    loader: ownOrderLoader,
    lazy: screen(() => import('./orders/order-screen.tsx').then((m) => m.OrderScreen), 'Order'),
    HydrateFallback: OrderSkeleton,
  },
  {
    id: 'checkout.quotes',
    path: '/quotes',
    handle: { title: 'My requests' },
    loader: quotesLoader,
    lazy: screen(
      () => import('./quotes/quotes-screen.tsx').then((m) => m.QuotesScreen),
      'My requests',
    ),
    HydrateFallback: QuoteSkeleton,
  },
  {
    id: 'checkout.quote',
    path: '/quotes/:token',
    handle: { title: quoteTitle },
    loader: quoteLoader,
    lazy: screen(() => import('./quotes/quote-screen.tsx').then((m) => m.QuoteScreen), 'Quote'),
    HydrateFallback: QuoteSkeleton,
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
    handle: { title: 'Comparison', currency: 'dollars' },
    lazy: screen(
      () => import('./comparison/comparison-screen.tsx').then((m) => m.ComparisonScreen),
      'Comparison',
    ),
  },
];

export default routes;
