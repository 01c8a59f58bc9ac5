import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconPlus } from '@evmandi/ui/icons';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useState } from 'react';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import { OrderBalance } from './order-balance.tsx';
import styles from './order-facts.module.css';
import { PaymentDialog } from './payment-dialog.tsx';
import { type Payment, PaymentTable } from './payment-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReversalDialog } from './reversal-dialog.tsx';

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
}

/** What came in and went back, and what is owed (ORDER-14). */
export function OrderMoney({ order, changes }: Props) {
  const { payments, refunds, refundDue, paymentReference } = order;
  const [asking, setAsking] = useState<'pay' | 'refund' | Payment>();
  const heading = useKeptFocus<HTMLHeadingElement>(asking);
  const mayRefund = useSession(({ user }) => hasPermission(user, PERMISSION.administration));
  const close = () => setAsking(undefined);
  return (
    <section className={styles.part} aria-labelledby="order-payments">
      <div className={styles.bar}>
        <h3 className={styles.heading} id="order-payments" ref={heading} tabIndex={-1}>
          Payments
        </h3>
        <Button size="sm" variant="soft" onClick={() => setAsking('pay')}>
          <IconPlus size={18} aria-hidden />
          Record payment
        </Button>
      </div>
      {payments.length + refunds.length > 0 ? (
        <PaymentTable order={order} onReverse={setAsking} />
      ) : (
        <p className={styles.small}>
          Nothing was paid yet.
          {paymentReference && ` The buyer names the transfer ${paymentReference}.`}
        </p>
      )}
      <OrderBalance order={order} />
      {refundDue > 0 && (
        <div className={styles.owed}>
          <p>The buyer paid this for pieces that they do not keep, or too much.</p>
          {mayRefund ? (
            <Button size="sm" variant="secondary" onClick={() => setAsking('refund')}>
              Record refund
            </Button>
          ) : (
            <p>Administration pays it back.</p>
          )}
        </div>
      )}
      {asking === 'pay' && <PaymentDialog order={order} changes={changes} onClose={close} />}
      {asking === 'refund' && <RefundDialog amount={refundDue} changes={changes} onClose={close} />}
      {typeof asking === 'object' && (
        <ReversalDialog payment={asking} changes={changes} onClose={close} />
      )}
    </section>
  );
}
