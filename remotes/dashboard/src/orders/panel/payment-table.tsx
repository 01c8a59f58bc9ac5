import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { Button } from '@evmandi/ui/button';
import { Money } from '@evmandi/ui/money';
import { Cell, Row, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import styles from './order-facts.module.css';
import { methodText } from './payment-methods.ts';

export type Payment = AdminOrderDetail['payments'][number];

const COLUMNS = [
  { label: 'Date' },
  { label: 'Method' },
  { label: 'Reference' },
  { label: 'Amount', className: styles.amount },
  { label: 'Action', hidden: true },
];

interface Entry {
  key: string;
  at: string;
  kind: string;
  /** Paise; negative for what went back. */
  amount: number;
  reference: string | null;
  note: string | null;
  by: string | null;
  /** The payment, where it can be reversed. */
  payment?: Payment;
}

const ofPayment = (payment: Payment): Entry => ({
  ...payment,
  key: `payment ${payment.id}`,
  at: payment.receivedAt,
  kind: payment.reverses ? 'Reversal' : methodText(payment.method),
  note: payment.reversed ? 'Reversed' : payment.note,
  ...(!payment.reversed && !payment.reverses && { payment }),
});

/** Payments, counter-entries and refunds, the oldest first. */
const entriesOf = ({ payments, refunds }: AdminOrderDetail): Entry[] =>
  [
    ...payments.map(ofPayment),
    ...refunds.map(({ recordedAt, amount, reference, by }, index) => ({
      ...{ key: `refund ${index}`, at: recordedAt, kind: 'Refund', amount: -amount },
      ...{ reference, note: null, by },
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));

interface Props {
  order: AdminOrderDetail;
  onReverse: (payment: Payment) => void;
}

/** All money of an order; a payment that was recorded by mistake can be reversed. */
export function PaymentTable({ order, onReverse }: Props) {
  return (
    <div className={styles.payments}>
      <Table caption="Payments and refunds" columns={COLUMNS} cardsBelow="36rem">
        {entriesOf(order).map(({ key, at, kind, reference, amount, note, by, payment }) => (
          <Row key={key} className={styles.payment}>
            <Cell>
              <Moment value={at} />
            </Cell>
            <Cell label="Method">
              <span>
                {kind}
                {by && <span className={styles.small}>, {by}</span>}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </Cell>
            <Cell label="Reference" className={styles.code}>
              {reference ?? 'none'}
            </Cell>
            <Cell label="Amount" className={styles.amount}>
              <Money paise={amount} />
            </Cell>
            <Cell className={styles.amount}>
              {payment && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Reverse the payment of ${formatPaise(amount)}`}
                  onClick={() => onReverse(payment)}
                >
                  Reverse
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
