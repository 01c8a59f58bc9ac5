import { screen } from '@evmandi/ui/screen';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { homeLoader } from './home/home-loader.ts';
import { prefetchChart } from './home/load-chart.ts';
import { jobCardsLoader, jobCardsRevalidate } from './job-cards/job-cards-loader.ts';
import { JobCardsSkeleton } from './job-cards/job-cards-skeleton.tsx';
import { inFrame } from './layout/frame-skeleton.tsx';
import { loadLayout } from './layout/load-layout.ts';
import { HOME, ORDERS } from './layout/screens.ts';
import { ordersLoader } from './orders/orders-loader.ts';
import { HomeFailure, OrdersFailure } from './route-failure.tsx';
import { shopLoader } from './shop-loader.ts';

/** A screen inside the dashboard's frame. */
function framed(load: () => Promise<ComponentType>, title: string) {
  return screen(async () => {
    const [Layout, Screen] = await Promise.all([loadLayout(), load()]);
    return () => (
      <Layout>
        <Screen />
      </Layout>
    );
  }, title);
}

const HomeFrame = inFrame(HOME);
const home = framed(() => {
  prefetchChart();
  return import('./home/home-screen.tsx').then((m) => m.HomeScreen);
}, 'Dashboard');

const routes: RouteObject[] = [
  {
    id: 'dashboard.home',
    path: '/dashboard',
    handle: { title: HOME.title },
    loader: homeLoader,
    lazy: home,
    HydrateFallback: HomeFrame,
    ErrorBoundary: HomeFailure,
  },
  {
    id: 'dashboard.orders',
    path: '/dashboard/orders',
    handle: { title: ORDERS.title },
    loader: ordersLoader,
    lazy: framed(
      () => import('./orders/orders-screen.tsx').then((m) => m.OrdersScreen),
      'Order Management',
    ),
    HydrateFallback: inFrame(ORDERS),
    ErrorBoundary: OrdersFailure,
  },
  {
    id: 'dashboard.other',
    path: '/dashboard/*',
    handle: { title: HOME.title },
    loader: homeLoader,
    lazy: home,
    HydrateFallback: HomeFrame,
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
