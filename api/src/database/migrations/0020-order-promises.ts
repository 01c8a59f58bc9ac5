import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { ALLOCATION } from './triggers/allocation.ts';
import { DELIVERIES, FIRST_ALLOCATION, FIRST_DELIVERIES } from './triggers/deliveries.ts';
import { EVENTS } from './triggers/events.ts';
import { INVOICES } from './triggers/invoices.ts';
import { ORDER_MONEY, ORDER_MONEY_RULES } from './triggers/order-money.ts';
import { FIRST_PIECES, ORDER_PIECES, ORDER_PIECES_RULES } from './triggers/order-pieces.ts';
import { PLACE_ORDER } from './triggers/place-order.ts';

/** What was promised is kept: deliveries and who waits for them, shipments, reservations, invoices, one table of events. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    ...EVENTS,
    ...ORDER_PIECES,
    ...DELIVERIES,
    ...ORDER_MONEY,
    ...FIRST_PIECES,
    ...FIRST_DELIVERIES,
    ...ALLOCATION,
    ...ORDER_PIECES_RULES,
    ...ORDER_MONEY_RULES,
    ...INVOICES,
    ...PLACE_ORDER,
    ...FIRST_ALLOCATION,
  ]);
}
