import type { Dashboard } from '@evmandi/api/contract/dashboard';
import { formatDollars } from '@evmandi/contract/domain/money';
import { getConfig } from '@evmandi/runtime';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconReceiptRupee } from '@evmandi/ui/icons';
import { Dot } from '@evmandi/ui/pill';
import { Cell, Row, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { PartCard, usePart } from './part-card.tsx';
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
  figures: Dashboard;
  /** Each leads to its order; sample ones lead nowhere. */
  live: boolean;
}

/** The latest orders as money. */
export function TransactionsCard({ figures, live }: Props) {
  const { rupeesPerDollar } = getConfig();
  return (
    <PartCard
      part={usePart(figures, 'transactions')}
      title="Transactions"
      className={styles.card}
      aside={
        live && (
          <Link className={styles.all} to={links.orders}>
            View all<VisuallyHidden> transactions</VisuallyHidden>
          </Link>
        )
      }
    >
      {(transactions) =>
        transactions.length === 0 ? (
          <EmptyState
            icon={<IconReceiptRupee />}
            title="No transactions"
            text="The first order that is placed in the shop appears here."
          />
        ) : (
          <Table caption="Latest transactions" columns={COLUMNS} cardsBelow="36rem">
            {transactions.map(({ orderNumber, customer, placedAt, status, amount }, index) => (
              <Row key={orderNumber} className={styles.row}>
                <Cell className={styles.number}>{index + 1}.</Cell>
                <Cell>
                  {live ? (
                    <Link className={styles.link} to={links.order(orderNumber)}>
                      #{orderNumber}
                    </Link>
                  ) : (
                    `#${orderNumber}`
                  )}
                </Cell>
                <Cell className={styles.customer}>{customer.name}</Cell>
                <Cell className={styles.date}>
                  <Moment value={placedAt} />
                </Cell>
                <Cell className={styles.status}>
                  <Dot tone={status === 'Paid' ? 'paid' : 'unpaid'}>
                    {live ? (
                      <Link
                        className={styles.plain}
                        to={links.ordersByPayment(status === 'Paid' ? 'Paid' : 'Unpaid')}
                      >
                        {status}
                      </Link>
                    ) : (
                      status
                    )}
                  </Dot>
                </Cell>
                <Cell className={styles.amount}>{formatDollars(amount, rupeesPerDollar)}</Cell>
              </Row>
            ))}
          </Table>
        )
      }
    </PartCard>
  );
}
