import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { Invoice } from '@evmandi/ui/invoice';
import { Paper } from '../../print/paper.tsx';
import { PackingSlip } from './packing-slip.tsx';
import type { PrintKind } from './print-kind.ts';

interface Props {
  kind: PrintKind;
  orders: readonly AdminOrderDetail[];
  /** The print dialog was closed. */
  onDone: () => void;
}

/** Papers of orders, each on its own sheet. Mount them to print them. */
export function PrintSheets({ kind, orders, onDone }: Props) {
  return (
    <Paper
      kind={kind}
      onDone={onDone}
      sheets={orders.map((order) => ({
        key: order.number,
        content: kind === 'slips' ? <PackingSlip order={order} /> : <Invoice order={order} />,
      }))}
    />
  );
}
