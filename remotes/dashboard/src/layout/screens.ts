import type { ComponentType } from 'react';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';

export interface Screen {
  /** Title of the document and of the top bar. */
  title: string;
  /** Stands in for it, at its height. */
  Skeleton: ComponentType;
}

export const HOME: Screen = { title: 'Dashboard', Skeleton: HomeSkeleton };
export const ORDERS: Screen = { title: 'Order Management', Skeleton: OrdersSkeleton };

/** The screen that is on its way for a path of the dashboard: paths without their own show the home. */
export const comingScreen = (pathname: string): Screen =>
  /^\/dashboard\/orders\/*$/i.test(pathname) ? ORDERS : HOME;
