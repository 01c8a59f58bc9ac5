import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { Pill } from '@evmandi/ui/pill';
import { useEffect, useState } from 'react';
import { ListPanel, NothingYet } from '../../list/list-panel.tsx';
import { usePanelRead } from '../../list/use-panel-read.ts';
import { readOrder } from '../changes/send-change.ts';
import { useOrderChanges } from '../changes/use-order-changes.ts';
import { PaymentMark } from '../payment-mark.tsx';
import { TONES } from '../status-tones.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-panel.module.css';
import { PanelActions } from './panel-actions.tsx';

interface Props {
  number: string;
  /** The same list with the panel of another order. */
  addressOf: (number: string) => string;
  /** Neighbours in the list that is shown. */
  previous: string | undefined;
  next: string | undefined;
  onClose: () => void;
  /** The order is as it is now. */
  onOrder: (order: AdminOrderDetail) => void;
  onPrint: (kind: 'slips' | 'invoices', numbers: readonly string[]) => void;
}

/** All of one order at the right of the list, with what can be done to it. */
export function OrderPanel(props: Props) {
  const { number, addressOf, previous, next, onClose, onOrder, onPrint } = props;
  const reading = usePanelRead(`order ${number}`, (signal) => readOrder(number, signal));
  const [changed, setChanged] = useState<AdminOrderDetail>();
  const answered = reading.data?.number === number ? reading.data : undefined;
  const own = changed?.number === number ? changed : undefined;
  const order = own && own.version >= (answered?.version ?? 0) ? own : answered;
  const changes = useOrderChanges(order, (now) => {
    setChanged(now);
    onOrder(now);
  });
  const [asked, setAsked] = useState(number);
  if (asked !== number) {
    setAsked(number);
    changes.forget();
  }
  useEffect(() => {
    if (answered) onOrder(answered);
  }, [answered, onOrder]);

  return (
    <ListPanel
      className={styles.panel}
      noun="order"
      heading={`Order #${number}`}
      mark={
        order && (
          <>
            <Pill tone={order.partlyShipped ? 'shipped' : TONES[order.status]}>
              {order.partlyShipped ? PARTLY_SHIPPED : order.status}
            </Pill>
            <PaymentMark order={order} />
          </>
        )
      }
      loaded={order !== undefined}
      previous={previous}
      next={next}
      addressOf={addressOf}
      onClose={onClose}
      footer={order && <PanelActions order={order} changes={changes} onPrint={onPrint} />}
    >
      {order ? (
        <OrderFacts
          key={number}
          order={order}
          changes={changes}
          onNoted={(now) => {
            setChanged(now);
            onOrder(now);
          }}
          onPrint={onPrint}
        />
      ) : (
        <NothingYet noun="order" number={number} error={reading.error} onRetry={reading.retry} />
      )}
      {changes.conflict && (
        <ConflictDialog
          key={changes.conflict.now.version}
          conflict={changes.conflict}
          change={changes.change}
          onSettle={changes.settle}
          onBack={changes.conflict.closeForm && changes.back}
        />
      )}
    </ListPanel>
  );
}
