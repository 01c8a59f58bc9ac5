import type { CustomerRow as Customer } from '@evmandi/api/contract/admin-customers';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Money } from '@evmandi/ui/money';
import { Pill } from '@evmandi/ui/pill';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
import { memo } from 'react';
import { RowLink } from '../list/row-link.tsx';
import { rowPress } from '../list/row-press.ts';
import styles from './customer-table.module.css';
import { type CustomersQuery, customersAddress, sortOf } from './customers-query.ts';
import { TONES } from './status-tones.ts';

const columnsFor = (query: CustomersQuery): Column[] => [
  { label: 'Customer Id', sort: sortOf('number', query) },
  { label: 'Name', sort: sortOf('name', query) },
  { label: 'Phone' },
  { label: 'Order count', className: styles.figure, sort: sortOf('orders', query) },
  { label: 'Total spend', className: styles.figure, sort: sortOf('spend', query) },
  { label: 'Status' },
];

interface Props {
  customers: readonly Customer[];
  query: CustomersQuery;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function CustomerTable({ customers, query, busy }: Props) {
  return (
    <Table
      {...rowPress}
      caption="Customers"
      columns={columnsFor(query)}
      cardsBelow="52rem"
      stickyHead
      busy={busy}
    >
      {customers.map((customer) => (
        <CustomerRow
          key={customer.id}
          customer={customer}
          to={customersAddress({ ...query, customer: customer.number })}
          current={query.customer === customer.number}
        />
      ))}
    </Table>
  );
}

interface RowProps {
  customer: Customer;
  /** The list with this customer's panel. */
  to: string;
  /** It is open. */
  current: boolean;
}

/** One customer of the list, drawn again only when something of it changes. */
const CustomerRow = memo(function CustomerRow({ customer, to, current }: RowProps) {
  const { number, name, phone, orderCount, totalSpend, status } = customer;
  return (
    <Row className={styles.row} aria-current={current || undefined}>
      <Cell className={styles.number}>{number}</Cell>
      <RowHeader className={styles.name}>
        <RowLink className={styles.link} row={number} to={to}>
          {name}
        </RowLink>
      </RowHeader>
      <Cell className={styles.phone}>{phone}</Cell>
      <Cell label="Orders" className={styles.orders}>
        {formatNumber(orderCount)}
      </Cell>
      <Cell className={styles.spend}>
        <Money paise={totalSpend} />
      </Cell>
      <Cell className={styles.status}>
        <Pill tone={TONES[status]}>{status}</Pill>
      </Cell>
    </Row>
  );
});
