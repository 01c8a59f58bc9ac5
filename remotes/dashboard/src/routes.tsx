import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { screen } from '@evmandi/ui/screen';
import type { RouteObject } from 'react-router-dom';
import { auditLoader } from './audit/audit-loader.ts';
import { AuditSkeleton } from './audit/audit-skeleton.tsx';
import { authorityLoader } from './authority/authority-loader.ts';
import { AuthoritySkeleton } from './authority/authority-skeleton.tsx';
import { prefetchChart } from './chart/load-chart.ts';
import { customersLoader, customersRevalidate } from './customers/customers-loader.ts';
import { CustomersSkeleton } from './customers/customers-skeleton.tsx';
import { homeLoader } from './home/home-loader.ts';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { cardLoader } from './job-cards/card/card-loader.ts';
import { CardSkeleton } from './job-cards/card/card-skeleton.tsx';
import { jobCardsLoader } from './job-cards/job-cards-loader.ts';
import { JobCardsSkeleton } from './job-cards/job-cards-skeleton.tsx';
import { ordersLoader, ordersRevalidate } from './orders/orders-loader.ts';
import { OrdersSkeleton } from './orders/orders-skeleton.tsx';
import { questionsLoader, questionsRevalidate } from './questions/questions-loader.ts';
import { QuestionsSkeleton } from './questions/questions-skeleton.tsx';
import { quotesLoader, quotesRevalidate } from './quotes/quotes-loader.ts';
import { QuotesSkeleton } from './quotes/quotes-skeleton.tsx';
import { rolesLoader } from './roles/roles-loader.ts';
import { RolesSkeleton } from './roles/roles-skeleton.tsx';
import {
  AuditFailure,
  AuthorityFailure,
  CustomersFailure,
  HomeFailure,
  JobCardFailure,
  JobCardsFailure,
  OrdersFailure,
  QuestionsFailure,
  QuotesFailure,
  RolesFailure,
  SearchesFailure,
  StockFailure,
  VisitorsFailure,
} from './route-failure.tsx';
import { searchesLoader } from './searches/searches-loader.ts';
import { shopLoader } from './shop-loader.ts';
import { stockLoader } from './stock/stock-loader.ts';
import { StockSkeleton } from './stock/stock-skeleton.tsx';
import { visitorsLoader } from './visitors/visitors-loader.ts';
import { VisitorsSkeleton } from './visitors/visitors-skeleton.tsx';

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
    id: 'dashboard.customers',
    path: '/dashboard/customers',
    handle: { title: 'Customers' },
    loader: customersLoader,
    shouldRevalidate: customersRevalidate,
    lazy: screen(() => {
      prefetchChart();
      return import('./customers/customers-screen.tsx').then((m) => m.CustomersScreen);
    }, 'Customers'),
    HydrateFallback: CustomersSkeleton,
    ErrorBoundary: CustomersFailure,
  },
  {
    id: 'dashboard.visitors',
    path: '/dashboard/visitors',
    handle: { title: 'Users in last 30 minutes' },
    loader: visitorsLoader,
    lazy: screen(
      () => import('./visitors/visitors-screen.tsx').then((m) => m.VisitorsScreen),
      'Users in last 30 minutes',
    ),
    HydrateFallback: VisitorsSkeleton,
    ErrorBoundary: VisitorsFailure,
  },
  {
    id: 'dashboard.quotes',
    path: '/dashboard/quotes',
    handle: { title: 'Quotes' },
    loader: quotesLoader,
    shouldRevalidate: quotesRevalidate,
    lazy: screen(() => import('./quotes/quotes-screen.tsx').then((m) => m.QuotesScreen), 'Quotes'),
    HydrateFallback: QuotesSkeleton,
    ErrorBoundary: QuotesFailure,
  },
  {
    id: 'dashboard.questions',
    path: '/dashboard/questions',
    handle: { title: 'Questions' },
    loader: questionsLoader,
    shouldRevalidate: questionsRevalidate,
    lazy: screen(
      () => import('./questions/questions-screen.tsx').then((m) => m.QuestionsScreen),
      'Questions',
    ),
    HydrateFallback: QuestionsSkeleton,
    ErrorBoundary: QuestionsFailure,
  },
  {
    id: 'dashboard.searches',
    path: '/dashboard/searches',
    handle: { title: 'Searches' },
    loader: searchesLoader,
    lazy: screen(
      () => import('./searches/searches-screen.tsx').then((m) => m.SearchesScreen),
      'Searches',
    ),
    HydrateFallback: () => <AuditSkeleton title="Searches" />,
    ErrorBoundary: SearchesFailure,
  },
  {
    id: 'dashboard.roles',
    path: '/dashboard/admin/roles',
    handle: { title: 'Admin role' },
    loader: rolesLoader,
    lazy: screen(() => import('./roles/roles-screen.tsx').then((m) => m.RolesScreen), 'Admin role'),
    HydrateFallback: RolesSkeleton,
    ErrorBoundary: RolesFailure,
  },
  {
    id: 'dashboard.authority',
    path: '/dashboard/admin/authority',
    handle: { title: 'Control Authority' },
    loader: authorityLoader,
    lazy: screen(
      () => import('./authority/authority-screen.tsx').then((m) => m.AuthorityScreen),
      'Control Authority',
    ),
    HydrateFallback: AuthoritySkeleton,
    ErrorBoundary: AuthorityFailure,
  },
  {
    id: 'dashboard.audit',
    path: '/dashboard/admin/audit',
    handle: { title: 'Audit log' },
    loader: auditLoader,
    lazy: screen(() => import('./audit/audit-screen.tsx').then((m) => m.AuditScreen), 'Audit log'),
    HydrateFallback: AuditSkeleton,
    ErrorBoundary: AuditFailure,
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
    lazy: screen(
      () => import('./job-cards/job-cards-screen.tsx').then((m) => m.JobCardsScreen),
      'Vehicle job cards',
    ),
    HydrateFallback: JobCardsSkeleton,
    ErrorBoundary: JobCardsFailure,
  },
  {
    id: 'dashboard.new-job-card',
    path: '/b2b/vehicle-job-card/new',
    handle: { title: 'New job card' },
    lazy: screen(
      () => import('./job-cards/new/new-card-screen.tsx').then((m) => m.NewCardScreen),
      'New job card',
    ),
    HydrateFallback: CardSkeleton,
  },
  {
    id: 'dashboard.job-card',
    path: '/b2b/vehicle-job-card/:number',
    handle: {
      title: (card: JobCardDetail | null) =>
        card ? `Job card ${card.number}` : 'Unknown job card',
      titleBefore: 'Job card',
    },
    loader: cardLoader,
    lazy: screen(
      () => import('./job-cards/card/card-screen.tsx').then((m) => m.CardScreen),
      'Job card',
    ),
    HydrateFallback: CardSkeleton,
    ErrorBoundary: JobCardFailure,
  },
];

export default routes;
