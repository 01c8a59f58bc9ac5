import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@evmandi/contract/domain/order-status';
import { Button } from '@evmandi/ui/button';
import { IconAdjustmentsHorizontal, IconDownload, IconList } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { memo, useState } from 'react';
import { links } from '../../links.ts';
import { ChoiceField } from '../../list/choice-field.tsx';
import { DayRange } from '../../list/day-range.tsx';
import styles from '../../list/list-tools.module.css';
import { SavedViews } from '../../list/saved-views.tsx';
import { StatusTabs } from '../../list/status-tabs.tsx';
import { viewStore } from '../../list/view-store.ts';
import type { useSearchText } from '../../use-search-text.ts';
import { type OrdersQuery, ordersAddress, ordersSearch } from '../orders-query.ts';
import { ChosenElsewhere } from './chosen-elsewhere.tsx';
import { ColumnChoice } from './column-choice.tsx';

const PAYMENTS = PAYMENT_STATUSES.map((payment) => [payment, payment] as const);

const useOrderViews = viewStore('evmandi-order-views');

interface Props {
  query: OrdersQuery;
  list: AdminOrderList;
  search: ReturnType<typeof useSearchText>;
  onQuery: (query: OrdersQuery) => void;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
}

/** What narrows and shapes the list; all of it stands in the address. */
export const OrderTools = memo(function OrderTools(props: Props) {
  const { query, list, search, onQuery, onExport } = props;
  const [open, setOpen] = useState<'views' | 'columns'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.tools}>
        <OrderTabs query={query} list={list} />
        <SearchField
          {...search}
          className={styles.search}
          label="Search orders"
          placeholder="Product name or order number"
        />
      </div>
      <div className={styles.filters}>
        <DayRange
          {...query}
          labels={['Placed from', 'to']}
          onDays={({ from, to }) => onQuery({ ...query, from, to, page: 1 })}
        />
        <ChoiceField
          label="Payment"
          any="Any"
          choices={PAYMENTS}
          value={query.payment}
          onChoose={(payment) => onQuery({ ...query, payment, page: 1 })}
        />
        <div className={styles.buttons}>
          <Button size="sm" variant="secondary" onClick={() => setOpen('columns')}>
            <IconAdjustmentsHorizontal size={18} aria-hidden />
            Columns
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpen('views')}>
            <IconList size={18} aria-hidden />
            Saved views
          </Button>
          {onExport && (
            <Button size="sm" variant="secondary" onClick={onExport}>
              <IconDownload size={18} aria-hidden />
              CSV
            </Button>
          )}
        </div>
        <ChosenElsewhere query={query} onQuery={onQuery} />
      </div>
      {open === 'views' && (
        <SavedViews
          useViews={useOrderViews}
          path={links.orders}
          present={ordersSearch({ ...query, order: undefined, page: 1 })}
          example="Unpaid this week"
          onClose={close}
        />
      )}
      {open === 'columns' && <ColumnChoice query={query} onQuery={onQuery} onClose={close} />}
    </>
  );
});

function OrderTabs({ query, list: { counts, atLeast } }: Pick<Props, 'query' | 'list'>) {
  const tabs = [
    { label: 'All orders', status: undefined, key: 'all' as const },
    ...ORDER_STATUSES.map((status) => ({ label: status, status, key: status })),
  ];
  return (
    <StatusTabs
      label="Order status"
      tabs={tabs.map(({ label, status, key }) => ({
        label,
        to: ordersAddress({ ...query, status, page: 1 }),
        current: status === query.status,
        count: counts[key],
        more: atLeast.includes(key),
      }))}
    />
  );
}
