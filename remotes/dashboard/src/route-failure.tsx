import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { useRevalidator, useRouteError } from 'react-router-dom';
import styles from './route-failure.module.css';

/** In place of a dashboard screen that failed; menu and top bar stay. */
function failure(title: string) {
  return function RouteFailure() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    return (
      <div className={styles.place}>
        <ErrorFallback
          variant="line"
          title={title}
          error={visitorText(error)}
          onRetry={revalidate}
        />
      </div>
    );
  };
}

export const HomeFailure = failure('Dashboard');
export const OrdersFailure = failure('Order Management');
export const StockFailure = failure('Stock');
export const CustomersFailure = failure('Customers');
export const VisitorsFailure = failure('Users in last 30 minutes');
export const QuotesFailure = failure('Quotes');
export const QuestionsFailure = failure('Questions');
export const JobCardsFailure = failure('Vehicle job cards');
export const JobCardFailure = failure('Job card');
export const RolesFailure = failure('Admin role');
export const AuthorityFailure = failure('Control Authority');
export const SearchesFailure = failure('Searches');
export const AuditFailure = failure('Audit log');
