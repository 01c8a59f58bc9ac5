import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { http, notify, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useConfirm } from '@evmandi/ui/confirm';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './cancel-order.module.css';
import sideStyles from './side-card.module.css';

type Cancellable = Pick<OwnOrder, 'token' | 'reference' | 'partlyShipped'>;

const cancel = async ({ token }: Cancellable) =>
  (await http.post<OwnOrder>(`/orders/by-token/${encodeURIComponent(token)}/cancel`, {})).data;

/** Asks, then cancels an order; the page is read anew. */
export function CancelButton({ order, block }: { order: Cancellable; block?: boolean }) {
  const { reference, partlyShipped } = order;
  const confirm = useConfirm();
  const cancelling = useChange(cancel, {
    revalidate: true,
    done: () => notify.success(`Order ${reference} is cancelled`),
    describe: (error) => {
      const text = visitorText(error);
      notify.error(`Order ${reference} was not cancelled: ${text}`);
      return text;
    },
  });
  const ask = async () => {
    const agreed = await confirm.ask({
      title: partlyShipped
        ? `Cancel the rest of order ${reference}?`
        : `Cancel order ${reference}?`,
      text: partlyShipped
        ? 'What is on its way stays ordered. The rest cannot be taken up again.'
        : 'The stock that is held for it goes back at once. A cancelled order cannot be taken up again.',
      confirmLabel: 'Cancel order',
      cancelLabel: 'Keep it',
    });
    if (agreed) await cancelling.send(order);
  };
  return (
    <>
      <Button
        variant={block ? 'secondary' : 'ghost'}
        {...(block && { block })}
        className={styles.cancel}
        busy={cancelling.busy}
        onClick={() => void ask()}
      >
        Cancel order <VisuallyHidden>{reference}</VisuallyHidden>
      </Button>
      {confirm.element}
    </>
  );
}

/** The buyer's way out, while the order is Pending. */
export function CancelOrder({ order }: { order: OwnOrder }) {
  if (order.status === 'Cancelled') return null;
  return (
    <Card as="section" className={sideStyles.card} aria-label="Cancel the order">
      {order.mayCancel ? (
        <CancelButton order={order} block />
      ) : (
        <Button variant="secondary" block disabled>
          Cancel order
        </Button>
      )}
      <p className={sideStyles.note}>
        {order.mayCancel
          ? 'Possible while the order is Pending. The stock goes back at once.'
          : 'Only a Pending order can be cancelled. Goods that were shipped can be returned within 30 days.'}
      </p>
    </Card>
  );
}
