import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconCheck, IconTruckDelivery } from '@evmandi/ui/icons';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useState } from 'react';
import { piecesOf, shippable } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import { DoneLine } from '../undo/done-line.tsx';
import styles from './panel-actions.module.css';
import { PaymentDialog } from './payment-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

const CANCELLED = {
  pending: 'What is allocated goes back to stock. The buyer sees that the order was cancelled.',
  shipped: 'What left comes back to stock once its return is recorded.',
} as const;

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onPrint: (kind: 'slips', numbers: readonly string[]) => void;
}

/** The actions that the order allows now (ORDER-1, ORDER-3), the next step first. */
export function PanelActions({ order, changes, onPrint }: Props) {
  const { send } = changes;
  const change = changes.changeOf('deliver', 'cancel');
  const [open, setOpen] = useState<'ship' | 'pay'>();
  const place = useKeptFocus<HTMLFieldSetElement>(open ?? changes.conflict ?? changes.done);
  const { ask, element } = useConfirm();
  const ready = piecesOf(shippable(order.lines));
  const may = (status: string) => order.nextStatuses.some((next) => next === status);
  const cancelWords = order.partlyShipped
    ? 'Cancel the rest and return the stock'
    : order.status === 'Shipped'
      ? 'Cancel the order'
      : 'Cancel the order and return the stock';
  const cancel = async () => {
    const agreed = await ask({
      title: `Cancel order #${order.number}?`,
      text: order.partlyShipped
        ? 'What has not left is cancelled and its stock is free again. The order becomes Shipped.'
        : CANCELLED[order.status === 'Shipped' ? 'shipped' : 'pending'],
      confirmLabel: 'Cancel order',
      cancelLabel: 'Keep it',
    });
    if (agreed) void send({ kind: 'cancel' });
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <fieldset className={styles.actions} ref={place} tabIndex={-1} aria-label="What can be done">
        <DoneLine done={changes.done} undoing={changes.undoing} undo={changes.undo} />
        {change.failure && (
          <p className={styles.failure} role="alert">
            The order was not changed: {change.failure}
          </p>
        )}
        <div className={styles.buttons}>
          {order.mayBePaid && (
            <Button variant="secondary" onClick={() => setOpen('pay')}>
              Record payment
            </Button>
          )}
          {may('Shipped') && ready > 0 && (
            <Button onClick={() => setOpen('ship')}>
              <IconTruckDelivery aria-hidden />
              Ship {counted(ready, 'piece')}
            </Button>
          )}
          {may('Delivered') && (
            <Button busy={change.busy} onClick={() => void send({ kind: 'deliver' })}>
              <IconCheck aria-hidden />
              Mark delivered
            </Button>
          )}
        </div>
        {may('Shipped') && ready === 0 && (
          <p className={styles.note}>Nothing is allocated yet: all of it waits for a delivery.</p>
        )}
        {may('Cancelled') && (
          <button className={styles.cancel} type="button" onClick={() => void cancel()}>
            {cancelWords}
          </button>
        )}
        {order.nextStatuses.length === 0 && (
          <p className={styles.note}>The order is {order.status}, which is final.</p>
        )}
      </fieldset>
      {element}
      {open === 'ship' && (
        <ShipDialog order={order} changes={changes} onPrint={onPrint} onClose={close} />
      )}
      {open === 'pay' && <PaymentDialog order={order} changes={changes} onClose={close} />}
    </>
  );
}
