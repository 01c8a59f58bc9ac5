import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { homeLoader } from './home/home-loader.ts';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { prefetchChart } from './home/load-chart.ts';
import { jobCardsLoader, jobCardsRevalidate } from './job-cards/job-cards-loader.ts';
import { JobCardsSkeleton } from './job-cards/job-cards-skeleton.tsx';
import { ordersLoader, ordersRevalidate } from './orders/orders-loader.ts';
import { OrdersSkeleton } from './orders/orders-skeleton.tsx';
import { HomeFailure, OrdersFailure, StockFailure } from './route-failure.tsx';
import { shopLoader } from './shop-loader.ts';
import { stockLoader } from './stock/stock-loader.ts';
import { StockSkeleton } from './stock/stock-skeleton.tsx';

const home = screen(() => {
  prefetchChart();
  return import('./home/home-screen.tsx').then((m) => m.HomeScreen);
}, 'Dashboard');

const routes: RouteObject[] = [
  {
    id: 'dashboard.home',
    path: '/dashboard',
    handle: { title: 'Dashboard' },
    loader: homeLoader,
    lazy: home,
    HydrateFallback: HomeSkeleton,
    ErrorBoundary: HomeFailure,
  },
  {
    id: 'dashboard.orders',
    path: '/dashboard/orders',
    handle: { title: 'Order Management' },
    loader: ordersLoader,
    shouldRevalidate: ordersRevalidate,
    lazy: screen(
      () => import('./orders/orders-screen.tsx').then((m) => m.OrdersScreen),
      'Order Management',
    ),
    HydrateFallback: OrdersSkeleton,
    ErrorBoundary: OrdersFailure,
  },
  {
    id: 'dashboard.stock',
    path: '/dashboard/stock',
    handle: { title: 'Stock' },
    loader: stockLoader,
    lazy: screen(() => import('./stock/stock-screen.tsx').then((m) => m.StockScreen), 'Stock'),
    HydrateFallback: StockSkeleton,
    ErrorBoundary: StockFailure,
  },
  {
    id: 'dashboard.other',
    path: '/dashboard/*',
    handle: { title: 'Dashboard' },
    loader: homeLoader,
    lazy: home,
    HydrateFallback: HomeSkeleton,
    ErrorBoundary: HomeFailure,
  },
  {
    id: 'dashboard.shop',
    path: '/dashboard/shop',
    handle: { frame: 'screen' },
    loader: shopLoader,
  },
  {
    id: 'dashboard.job-cards',
    path: '/b2b/vehicle-job-card',
    handle: { title: 'Vehicle job cards' },
    loader: jobCardsLoader,
    shouldRevalidate: jobCardsRevalidate,
    lazy: screen(
      () => import('./job-cards/job-cards-screen.tsx').then((m) => m.JobCardsScreen),
      'Vehicle job cards',
    ),
    HydrateFallback: JobCardsSkeleton,
  },
];

export default routes;
