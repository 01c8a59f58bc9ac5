import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { isNotFound } from '@evmandi/contract/platform/refusal';
import { visitorText } from '@evmandi/runtime';
import { EmptyState } from '@evmandi/ui/empty-state';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { IconLink } from '@evmandi/ui/icon-button';
import { IconChevronDown, IconChevronUp, IconSearchOff } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { SidePanel } from '@evmandi/ui/side-panel';
import { useRead } from '@evmandi/ui/use-read';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { readOrder } from '../changes/send-change.ts';
import { useOrderChanges } from '../changes/use-order-changes.ts';
import { TONES } from '../status-tones.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-panel.module.css';
import { PanelActions } from './panel-actions.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

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
  const reading = useRead(`order ${number}`, (signal) => readOrder(number, signal));
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

  const title = (
    <span className={styles.title}>
      Order #{number}
      {order && (
        <Pill tone={order.partlyShipped ? 'shipped' : TONES[order.status]}>
          {order.partlyShipped ? PARTLY_SHIPPED : order.status}
        </Pill>
      )}
    </span>
  );
  return (
    <SidePanel
      className={styles.panel}
      title={title}
      closeLabel="Close order"
      onClose={onClose}
      actions={
        <>
          {previous && (
            <IconLink label="Previous order" to={addressOf(previous)} replace preventScrollReset>
              <IconChevronUp aria-hidden />
            </IconLink>
          )}
          {next && (
            <IconLink label="Next order" to={addressOf(next)} replace preventScrollReset>
              <IconChevronDown aria-hidden />
            </IconLink>
          )}
        </>
      }
      footer={order && <PanelActions order={order} changes={changes} />}
    >
      <VisuallyHidden role="status">{order ? '' : 'Loading the order'}</VisuallyHidden>
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
        <NoOrder number={number} error={reading.error} onRetry={reading.retry} />
      )}
      {changes.conflict && (
        <ConflictDialog
          key={changes.conflict.now.version}
          conflict={changes.conflict}
          busy={changes.change.busy}
          failure={changes.change.failure}
          onSettle={changes.settle}
        />
      )}
    </SidePanel>
  );
}

function NoOrder(props: { number: string; error: unknown; onRetry: () => void }) {
  const { number, error, onRetry } = props;
  if (error === undefined) return <PanelSkeleton />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        icon={<IconSearchOff />}
        title="There is no such order"
        text={`No order has the number ${number}. Close this panel to go on with the list.`}
      />
    );
  }
  return (
    <ErrorFallback
      variant="line"
      title={`Order #${number}`}
      error={visitorText(error)}
      onRetry={onRetry}
    />
  );
}
