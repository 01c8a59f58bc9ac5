import { formatCents } from '@evmandi/contract/domain/money';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconReceiptRupee } from '@evmandi/ui/icons';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { Transaction } from './figures.ts';
import styles from './transactions-card.module.css';

const COLUMNS = [
  { label: 'No', className: styles.number },
  { label: 'Id' },
  { label: 'Customer' },
  { label: 'Order date' },
  { label: 'Status' },
  { label: 'Amount', className: styles.amount },
];

interface Props {
  transactions: Transaction[];
  /** Each leads to its order; sample ones lead nowhere. */
  live: boolean;
}

/** The latest orders as transactions. */
export function TransactionsCard({ transactions, live }: Props) {
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>Transactions</h2>
        {live && (
          <Link className={styles.all} to={links.orders}>
            View all<VisuallyHidden> transactions</VisuallyHidden>
          </Link>
        )}
      </div>
      {transactions.length === 0 ? (
        <EmptyState
          icon={<IconReceiptRupee />}
          title="No transactions"
          text="The first order that is placed in the shop appears here."
        />
      ) : (
        <Table caption="Latest transactions" columns={COLUMNS} cardsBelow="36rem">
          {transactions.map(({ id, orderNumber, customer, placedAt, status, cents }, index) => (
            <Row key={id} className={styles.row}>
              <Cell className={styles.number}>{index + 1}.</Cell>
              <Cell>
                {live ? (
                  <Link className={styles.link} to={links.ordersFound(orderNumber)}>
                    #{orderNumber}
                  </Link>
                ) : (
                  `#${orderNumber}`
                )}
              </Cell>
              <Cell className={styles.customer}>{customer}</Cell>
              <Cell className={styles.date}>
                <Moment value={placedAt} />
              </Cell>
              <Cell className={styles.status}>
                <Dot tone={status === 'Paid' ? 'paid' : 'unpaid'}>{status}</Dot>
              </Cell>
              <Cell className={styles.amount}>{formatCents(cents)}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
