import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { screenTitle } from './menu.ts';

/** Stands in for the screen that a path leads to, at its height. */
export function ScreenSkeleton({ pathname }: { pathname: string }) {
  const title = screenTitle(pathname);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
      {title === 'Dashboard' ? <HomeSkeleton /> : <OrdersSkeleton />}
    </div>
  );
}
