import { useLocation, useNavigation } from 'react-router-dom';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { OverviewSkeleton } from './overview/overview-skeleton.tsx';
import { readStockQuery } from './stock-query.ts';

/** The overview or a list, as the address says that is on its way. */
export function StockSkeleton() {
  const here = useLocation();
  const { location = here } = useNavigation();
  const { tab } = readStockQuery(new URLSearchParams(location.search));
  return tab === 'overview' ? <OverviewSkeleton /> : <OrdersSkeleton title="Stock" hasTabs />;
}
