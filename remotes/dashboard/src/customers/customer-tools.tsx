import type { CustomerList } from '@evmandi/api/contract/admin-customers';
import { CUSTOMER_STATUSES } from '@evmandi/contract/domain/customer-status';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Chip } from '@evmandi/ui/chip';
import { IconDownload, IconList } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { useState } from 'react';
import { links } from '../links.ts';
import { DayRange } from '../list/day-range.tsx';
import styles from '../list/list-tools.module.css';
import { RowsSelect } from '../list/rows-select.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { ShortSearchNote } from '../list/short-search-note.tsx';
import { StatusTabs } from '../list/status-tabs.tsx';
import { viewStore } from '../list/view-store.ts';
import type { useSearchText } from '../use-search-text.ts';
import { type CustomersQuery, customersAddress, customersSearch } from './customers-query.ts';

const useCustomerViews = viewStore('evmandi-customer-views');

interface Props {
  query: CustomersQuery;
  list: CustomerList;
  search: ReturnType<typeof useSearchText>;
  onQuery: (query: CustomersQuery) => void;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
}

/** What narrows and shapes the list; all of it stands in the address. */
export function CustomerTools({ query, list, search, onQuery, onExport }: Props) {
  const [viewsOpen, setViewsOpen] = useState(false);
  const { counts, atLeast } = list;
  const tabs = [
    { label: 'All customers', status: undefined, key: 'all' as const },
    ...CUSTOMER_STATUSES.map((status) => ({ label: status, status, key: status })),
  ];
  return (
    <>
      <div className={styles.tools}>
        <StatusTabs
          label="Customer status"
          tabs={tabs.map(({ label, status, key }) => ({
            label,
            to: customersAddress({ ...query, status, page: 1 }),
            current: status === query.status,
            count: counts[key],
            more: atLeast.includes(key),
          }))}
        />
        <div className={styles.end}>
          <SearchField
            {...search}
            className={styles.find}
            label="Search customers"
            placeholder="Name, customer id or phone"
          />
          <RowsSelect
            pageSize={query.pageSize}
            onSize={(pageSize) => onQuery({ ...query, pageSize, page: 1 })}
          />
          <Button size="sm" variant="secondary" onClick={() => setViewsOpen(true)}>
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
      </div>
      <div className={styles.filters}>
        <DayRange
          {...query}
          labels={['Bought from', 'to']}
          onDays={(days) => onQuery({ ...query, ...days, page: 1 })}
        />
        {(list.doubtful > 0 || query.doubtful) && (
          <Chip
            pressed={query.doubtful === true}
            onClick={() =>
              onQuery({ ...query, doubtful: query.doubtful ? undefined : true, page: 1 })
            }
          >
            May be somebody else’s ({formatNumber(list.doubtful)})
          </Chip>
        )}
      </div>
      <ShortSearchNote lookedAt={list.lookedAt} nouns="customers" />
      {viewsOpen && (
        <SavedViews
          useViews={useCustomerViews}
          path={links.customers}
          present={customersSearch({ ...query, customer: undefined, page: 1 })}
          example="VIP by spend"
          onClose={() => setViewsOpen(false)}
        />
      )}
    </>
  );
}
