import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconPlus } from '@evmandi/ui/icons';
import { Money } from '@evmandi/ui/money';
import { Cell, Row, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useState } from 'react';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './order-facts.module.css';
import { ReferenceDialog } from './reference-dialog.tsx';

const COLUMNS = [
  { label: 'Date' },
  { label: 'Method' },
  { label: 'Reference' },
  { label: 'Amount', className: styles.amount },
];
const METHODS: Readonly<Record<string, string>> = {
  bank_transfer: 'Bank transfer',
  pay_on_delivery: 'On delivery',
};

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
}

/** What came in and went back, and what is owed. */
export function OrderMoney({ order, changes }: Props) {
  const { payments, refunds, payable, refundDue, mayBePaid, paymentReference } = order;
  const [asking, setAsking] = useState<'pay' | 'refund'>();
  const heading = useKeptFocus<HTMLHeadingElement>(asking);
  const mayRefund = useSession(({ user }) => hasPermission(user, PERMISSION.administration));
  const rows = [
    ...payments.map(({ receivedAt, method, ...rest }) => ({
      ...rest,
      at: receivedAt,
      kind: METHODS[method] ?? method,
      sign: 1,
    })),
    ...refunds.map(({ recordedAt, ...rest }) => ({
      ...rest,
      at: recordedAt,
      kind: 'Refund',
      sign: -1,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <section className={styles.part} aria-labelledby="order-payments">
      <div className={styles.bar}>
        <h3 className={styles.heading} id="order-payments" ref={heading} tabIndex={-1}>
          Payments
        </h3>
        {mayBePaid && (
          <Button size="sm" variant="soft" onClick={() => setAsking('pay')}>
            <IconPlus size={18} aria-hidden />
            Record payment
          </Button>
        )}
      </div>
      {rows.length > 0 ? (
        <div className={styles.payments}>
          <Table caption="Payments and refunds" columns={COLUMNS} cardsBelow="36rem">
            {rows.map(({ at, kind, reference, amount, sign, by }) => (
              <Row key={at + kind} className={styles.payment}>
                <Cell>
                  <Moment value={at} />
                </Cell>
                <Cell label="Method">
                  {kind}
                  {by && <span className={styles.small}>, {by}</span>}
                </Cell>
                <Cell label="Reference" className={styles.code}>
                  {reference ?? 'none'}
                </Cell>
                <Cell label="Amount" className={styles.amount}>
                  <Money paise={amount * sign} />
                </Cell>
              </Row>
            ))}
          </Table>
        </div>
      ) : (
        <p className={styles.small}>
          Nothing was paid yet. To be paid: {formatPaise(payable)}.
          {paymentReference && ` The buyer names the transfer ${paymentReference}.`}
        </p>
      )}
      {refundDue > 0 && (
        <div className={styles.owed}>
          <p>
            <b>Refund owed {formatPaise(refundDue)}</b>
            <br />
            It was paid for pieces that the buyer does not get.
          </p>
          {mayRefund ? (
            <Button size="sm" variant="secondary" onClick={() => setAsking('refund')}>
              Record refund
            </Button>
          ) : (
            <p>Administration pays it back.</p>
          )}
        </div>
      )}
      {asking && (
        <ReferenceDialog
          kind={asking}
          amount={asking === 'pay' ? payable : refundDue}
          initial={asking === 'pay' ? (paymentReference ?? '') : ''}
          changes={changes}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
