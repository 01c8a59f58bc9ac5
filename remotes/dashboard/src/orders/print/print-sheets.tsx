import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { Invoice } from '@evmandi/ui/invoice';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PackingSlip } from './packing-slip.tsx';
import type { PrintKind } from './print-kind.ts';
import styles from './print-sheets.module.css';

interface Props {
  kind: PrintKind;
  orders: readonly AdminOrderDetail[];
  /** The print dialog was closed. */
  onDone: () => void;
}

/** Papers of orders, each on its own sheet, that stand on paper alone. Mount them to print them. */
export function PrintSheets({ kind, orders, onDone }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const finish = () => done.current();
    const printed = styles.printed ?? '';
    document.body.classList.add(printed);
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => {
      document.body.classList.remove(printed);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <div className={styles.sheets} data-print={kind}>
      {orders.map((order) => (
        <div key={order.number} className={styles.sheet}>
          {kind === 'slips' ? <PackingSlip order={order} /> : <Invoice order={order} />}
        </div>
      ))}
    </div>,
    document.body,
  );
}
