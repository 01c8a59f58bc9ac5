import { formatPaise } from '@evmandi/contract/domain/money';
import type { OrderStatus } from '@evmandi/contract/domain/order-status';
import type { ChangeOrder } from '../../../contract/admin-order-changes.ts';
import type { Database } from '../../database/database.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { cancelOrder } from '../changes/cancel-order.ts';
import {
  type HeldOrder,
  holdOrder,
  holdOrderVersion,
  inChange,
  numbered,
  type Tx,
} from '../changes/hold-order.ts';
import { conflictOfStatus, deliverOrder } from '../changes/order-steps.ts';
import { recordPayment } from '../changes/record-payment.ts';
import { balanceNow } from '../changes/settle-payment.ts';
import { shipOrder } from '../changes/ship-order.ts';
import { keepUndo, snapshotOf } from '../changes/undo-order.ts';

/** Which order, in the version that the client read, and who changes it. */
export interface Which {
  number: string;
  version: number;
  by: Caller;
}

type Work = (tx: Tx, order: HeldOrder, by: Caller) => Promise<void>;

function move(tx: Tx, order: HeldOrder, status: OrderStatus, by: Caller): Promise<void> {
  if (status === 'Shipped') return shipOrder(tx, order, { by, whole: true });
  if (status === 'Delivered') return deliverOrder(tx, order, by);
  if (status === 'Cancelled') return cancelOrder(tx, order, { by });
  throw conflictOfStatus(order.status, status);
}

async function refuseOtherAmount(tx: Tx, order: HeldOrder, amount: number): Promise<void> {
  const { toPay } = await balanceNow(tx, order);
  if (amount === toPay) return;
  const message = `${formatPaise(toPay)} is to be paid, not ${formatPaise(amount)}. Record a part as a payment of its own`;
  throw conflict('amount_differs', message, [{ path: 'amount', message }]);
}

/** The statuses and payments that an order may take, one step at a time (ORDER-1, ORDER-3). */
export const stepOf =
  ({ status, payment, reference, amount }: Omit<ChangeOrder, 'version'>): Work =>
  async (tx, order, by) => {
    if (status) await move(tx, order, status, by);
    if (!payment) return;
    if (amount !== undefined) await refuseOtherAmount(tx, order, amount);
    await recordPayment(tx, order, { by, reference });
  };

/** Changes an order, so that the caller may take it back. Throws 404 and 409. */
export async function changeIn(tx: Tx, which: Which, work: Work): Promise<void> {
  const order = await holdOrderVersion(tx, which);
  const before = await snapshotOf(tx, order);
  await work(tx, order, which.by);
  await keepUndo(tx, { id: order.id, before, by: which.by });
}

/** The same in a transaction of its own. */
export const changeOrder = (db: Database, which: Which, work: Work): Promise<void> =>
  inChange(db, (tx) => changeIn(tx, which, work));

/** Adds a note, which stands beside what others write. Throws 404. */
export const noteOrder = (
  db: Database,
  { number, text, by }: { number: string; text: string; by: Caller },
): Promise<void> =>
  inChange(db, async (tx) => {
    const { id } = await holdOrder(tx, numbered(number));
    await writeEvent(tx, { subject: 'order', id, kind: 'note', by, text });
  });
