import { type Balance, balanceOf, keptValue, paymentOf } from '@evmandi/contract/domain/balance';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type HeldLine, type HeldOrder, heldLines, type Tx } from './hold-order.ts';

/** Returns the sums of an order in paise: payments less those that were reversed, and refunds. */
async function sumsOf(db: Database, orderId: string): Promise<{ paid: number; refunded: number }> {
  const { rows } = await sql<{ paid: string; refunded: string }>`select
    (select coalesce(sum(amount), 0) from payments where order_id = ${orderId}) as paid,
    (select coalesce(sum(amount), 0) from refunds where order_id = ${orderId}) as refunded`.execute(
    db,
  );
  return { paid: Number(rows[0]?.paid), refunded: Number(rows[0]?.refunded) };
}

const keptOf = (lines: readonly HeldLine[]): number =>
  keptValue(
    lines.map(({ unit_price, tax_rate, ...pieces }) => ({
      ...pieces,
      unitPrice: Number(unit_price),
      taxRate: tax_rate,
    })),
  );

export interface Settled extends Balance {
  /** Sums in paise. */
  paid: number;
  refunded: number;
  status: HeldOrder['status'];
  payment: HeldOrder['payment'];
}

/** Returns what is owed for a held order by now. */
export async function balanceNow(tx: Tx, { id }: HeldOrder): Promise<Settled> {
  const { status, payment } = await tx
    .selectFrom('orders')
    .select(['status', 'payment'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const kept = keptOf(await heldLines(tx, id));
  const sums = await sumsOf(tx, id);
  return { status, payment, ...sums, ...balanceOf({ status, kept, ...sums }) };
}

/** Sets a held order to Paid or Unpaid, as what is owed says (ORDER-3). A cancelled order is Paid if money arrived. */
export async function settlePayment(tx: Tx, order: HeldOrder): Promise<Settled> {
  const balance = await balanceNow(tx, order);
  const isCancelled = balance.status === 'Cancelled';
  const cancelled = balance.paid > 0 ? ('Paid' as const) : ('Unpaid' as const);
  const payment = isCancelled ? cancelled : paymentOf(balance);
  if (payment === balance.payment) return balance;
  await tx.updateTable('orders').set({ payment }).where('id', '=', order.id).execute();
  return { ...balance, payment };
}
