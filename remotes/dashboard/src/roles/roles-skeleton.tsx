import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';

export const RolesSkeleton = () => <OrdersSkeleton title="Admin role" />;
