import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconChevronUp, IconCreditCard, IconTruckDelivery, IconX } from '@evmandi/ui/icons';
import { Menu, type MenuEntry } from '@evmandi/ui/menu';
import styles from './bulk-bar.module.css';
import type { Bulk } from './use-bulk.ts';

interface Props {
  orders: readonly AdminOrder[];
  bulk: Bulk;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
  onPrint: (kind: 'slips' | 'invoices', numbers: readonly string[]) => void;
  onClear: () => void;
}

/** What can be done to the selected orders, at the foot of the window. */
export function BulkBar({ orders, bulk, onExport, onPrint, onClear }: Props) {
  const { ask, element } = useConfirm();
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const cancel = async () => {
    const agreed = await ask({
      title: `Cancel ${counted(orders.length, 'order')}?`,
      text: 'What is allocated to them goes back to stock. The buyers see that they were cancelled.',
      confirmLabel: 'Cancel orders',
      cancelLabel: 'Keep them',
    });
    if (agreed) bulk.run('cancel', orders);
  };
  const entries: MenuEntry[] = [
    { label: 'Mark delivered', onChoose: () => bulk.run('deliver', orders) },
    { label: 'Print packing slips', onChoose: () => onPrint('slips', numbers), separated: true },
    { label: 'Print invoices', onChoose: () => onPrint('invoices', numbers) },
    ...(onExport ? [{ label: 'Export as CSV', onChoose: onExport }] : []),
    { label: 'Cancel orders', onChoose: () => void cancel(), separated: true },
  ];
  return (
    <section className={styles.bar} data-surface="inverse" aria-label="Selected orders">
      {bulk.failure ? (
        <p className={styles.words} role="alert">
          {bulk.failure}
        </p>
      ) : (
        <p className={styles.words} role="status">
          {orders.length} selected
        </p>
      )}
      {bulk.failure ? (
        <Button variant="volt" size="sm" busy={bulk.busy} onClick={bulk.retry}>
          Retry
        </Button>
      ) : (
        <>
          <Button
            variant="volt"
            size="sm"
            busy={bulk.busy}
            onClick={() => bulk.run('ship', orders)}
          >
            <IconTruckDelivery size={18} aria-hidden />
            Mark shipped
          </Button>
          <Button
            className={styles.dark}
            size="sm"
            disabled={bulk.busy}
            onClick={() => bulk.run('pay', orders)}
          >
            <IconCreditCard size={18} aria-hidden />
            Mark paid
          </Button>
          <Menu className={styles.more} label="More" disabled={bulk.busy} entries={entries}>
            More
            <IconChevronUp size={16} aria-hidden />
          </Menu>
        </>
      )}
      <IconButton label="Clear the selection" className={styles.close} onClick={onClear}>
        <IconX aria-hidden />
      </IconButton>
      {element}
    </section>
  );
}
