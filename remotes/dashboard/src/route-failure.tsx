import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { loadLayout } from './layout/load-layout.ts';
import styles from './route-failure.module.css';

/** The frame around a failure; without it when its code cannot be had. */
const Frame = lazy(() =>
  loadLayout().then(
    (Layout) => ({ default: Layout }),
    () => ({ default: ({ children }: { children: ReactNode }) => children }),
  ),
);

/** In place of a dashboard screen that failed; menu and top bar stay. */
function failure(title: string) {
  return function RouteFailure() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    return (
      <Suspense>
        <Frame>
          <div className={styles.place}>
            <ErrorFallback
              variant="line"
              title={title}
              error={visitorText(error)}
              onRetry={revalidate}
            />
          </div>
        </Frame>
      </Suspense>
    );
  };
}

export const HomeFailure = failure('Dashboard');
export const OrdersFailure = failure('Order Management');
