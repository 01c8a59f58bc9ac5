import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';

export const StockSkeleton = () => <OrdersSkeleton title="Stock" hasTabs />;
