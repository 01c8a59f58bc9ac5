import type { Customer, CustomerList } from '@evmandi/api/contract/admin-customers';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { useCallback, useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { ListBars } from '../list/list-bars.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { neighboursOf } from '../list/list-panel.tsx';
import { ListRows } from '../list/list-rows.tsx';
import styles from '../list/list-screen.module.css';
import { OpenRow } from '../list/open-row.tsx';
import { saveCsv } from '../list/save-csv.ts';
import { useWaiting } from '../list/use-waiting.ts';
import { useSearchText } from '../use-search-text.ts';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerStats } from './customer-stats.tsx';
import { CustomerTable } from './customer-table.tsx';
import { CustomerTools } from './customer-tools.tsx';
import { askedCustomers } from './customers-loader.ts';
import {
  type CustomersQuery,
  customersAddress,
  filterOf,
  readCustomersQuery,
} from './customers-query.ts';
import { NoCustomers } from './no-customers.tsx';
import { CustomerPanel } from './panel/customer-panel.tsx';
import { useLiveCustomers } from './use-live-customers.ts';

/** All customers: found, opened and corrected. */
export function CustomersScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readCustomersQuery(new URLSearchParams(address)), [address]);
  const live = useLiveCustomers(useLoaderData<CustomerList>(), query);
  const { customers, page, stats, overview } = live.list;
  const { took } = live;
  const search = useSearchText();
  const waiting = useWaiting(links.customers, askedCustomers);
  const navigate = useNavigate();
  const mayExport = useSession(({ user }) => hasPermission(user, PERMISSION.administration));

  const go = (next: CustomersQuery) =>
    void navigate(customersAddress(next), { replace: true, preventScrollReset: true });
  const onCustomer = useCallback(
    ({ number, name, phone, status, version }: Customer) =>
      took([[number, { name, phone, status, version }]]),
    [took],
  );
  const numbers = customers.map(({ number }) => number);

  return (
    <ListRows>
      <div className={styles.screen}>
        <CustomerStats stats={stats} />
        <CustomerOverview overview={overview} />
        <Card as="section" className={styles.card} aria-label="Customers">
          <CustomerTools
            query={query}
            list={live.list}
            search={search}
            onQuery={go}
            onExport={
              mayExport
                ? () =>
                    void saveCsv({
                      what: 'customers',
                      path: '/admin/customers.csv',
                      params: filterOf(query),
                    })
                : undefined
            }
          />
          {customers.length > 0 ? (
            <CustomerTable customers={customers} query={query} busy={waiting} />
          ) : (
            <NoCustomers query={query} list={live.list} onClearSearch={() => search.onText('')} />
          )}
          <ListFoot
            page={page}
            noun="customer"
            hrefFor={(number) => customersAddress({ ...query, page: number })}
          />
        </Card>
        <ListBars news={live.news} onUpdate={live.update} />
        <OpenRow addressed={query.customer}>
          {(number, closed) => (
            <CustomerPanel
              number={number}
              addressOf={(customer) => customersAddress({ ...query, customer })}
              {...neighboursOf(numbers, number)}
              onClose={() => {
                closed();
                go({ ...query, customer: undefined });
              }}
              onCustomer={onCustomer}
            />
          )}
        </OpenRow>
      </div>
    </ListRows>
  );
}
