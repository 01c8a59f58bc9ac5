import { lineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import { sql, type Transaction } from 'kysely';
import type { PlacedOrder } from '../../contract/orders.ts';
import type { CheckedAcceptance } from '../../contract/quotes.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { conflict } from '../http/failure.ts';
import { answerKept, hashOf } from '../http/idempotency.ts';
import { checkLines } from '../orders/check-lines.ts';
import { checkTotals, checkZone, refuseProblems } from '../orders/judge-order.ts';
import { checkMethod } from '../orders/payment-methods.ts';
import { keepOrder, type LineToKeep } from '../orders/place-order.ts';
import { planOrder } from '../orders/plan-order.ts';
import type { Settings } from '../settings.ts';
import { holdQuote, type Offer, offerOf } from './hold-offer.ts';

type Tx = Transaction<Schema>;

const SCOPE = 'POST /quotes/accept';
/** Each further one means that stock changed between judging and keeping. */
const ATTEMPTS = 6;

interface Accepting {
  token: string;
  acceptance: CheckedAcceptance;
  key: string;
  caller: Caller | null;
  /** Network address of the visitor. */
  address: string | null;
}

const offeredLines = (db: Tx, offer: Offer) =>
  db
    .selectFrom('quote_lines')
    .select([
      'product_id as productId',
      'quantity',
      sql<string>`coalesce(quoted_price, list_price)`.as('price'),
      'tax_rate as taxRate',
    ])
    .where('quote_id', '=', offer.id)
    .where('refused', '=', false)
    .orderBy('position')
    .execute();

/** The lines at the offered prices, whatever the list says today. */
const priced = (lines: Awaited<ReturnType<typeof offeredLines>>): LineToKeep[] =>
  lines.map(({ productId, quantity, price, taxRate }) => {
    const unitPrice = Number(price);
    return {
      productId,
      quantity,
      unitPrice,
      taxRate,
      ...lineAmounts(unitPrice, quantity, taxRate),
    };
  });

/** Of one offer: its key accepts no other. */
const hashOfAcceptance = ({ token, acceptance }: Accepting) => hashOf({ token, acceptance });

/** Places the order of an offer that holds; `null` when stock changed meanwhile. */
async function order(
  db: Tx,
  settings: Settings,
  offer: Offer,
  accepting: Accepting,
): Promise<(PlacedOrder & { id: string }) | null> {
  const { acceptance, key, caller, address } = accepting;
  const requests = await offeredLines(db, offer);
  const lines = priced(requests);
  const plan = await planOrder(db, {
    productIds: lines.map(({ productId }) => productId),
    pin: acceptance.pin,
    callerId: caller?.id ?? null,
  });
  refuseProblems(checkLines(requests, plan.products).problems);
  const totals = orderTotals(lines);
  checkTotals(totals, acceptance.expectedTotal);
  checkZone(plan, acceptance.pin);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  checkMethod(settings, {
    ...{ method: acceptance.paymentMethod, pieces, total: totals.total },
    knownBuyer: plan.knownBuyer,
  });
  const kept = await keepOrder(db, settings, {
    buyer: acceptance,
    lines,
    zone: plan.zone,
    // Staff made the offer knowing how much it is.
    knownBuyer: true,
    ...{ caller, address },
    idempotency: { scope: SCOPE, key, hash: hashOfAcceptance(accepting) },
  });
  return kept.outcome === 'placed' ? kept : null;
}

const keptOrder = (db: Tx, key: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash as hash', 'response'])
    .where('scope', '=', SCOPE)
    .where('key', '=', key)
    .executeTakeFirst();

function accept(db: Tx, settings: Settings, accepting: Accepting) {
  return async (): Promise<PlacedOrder | null> => {
    // Held first: a repetition that came at the same time finds what was kept.
    const quote = await holdQuote(db, accepting.token);
    const kept = await keptOrder(db, accepting.key);
    if (kept) {
      const response = kept.response as PlacedOrder | null;
      return answerKept({ hash: kept.hash, response }, hashOfAcceptance(accepting));
    }
    const offer = offerOf(quote);
    const placed = await order(db, settings, offer, accepting);
    if (!placed) return null;
    await db
      .updateTable('quotes')
      .set({ status: 'Ordered', order_id: placed.id })
      .where('id', '=', offer.id)
      .execute();
    await writeEvent(db, {
      subject: 'quote',
      id: offer.id,
      kind: 'accepted',
      by: { id: accepting.caller?.id ?? null, name: accepting.acceptance.name },
      before: { status: offer.status },
      after: { status: 'Ordered', order: placed.number },
    });
    return { number: placed.number, token: placed.token };
  };
}

/**
 * Accepts an offer: places its order at the offered prices, once, while the offer holds and the stock is there.
 * Repeated with the same key it answers the same. Throws 404, 409 `offer_over`, and what stands against an order.
 */
export async function acceptQuote(
  db: Database,
  settings: Settings,
  accepting: Accepting,
): Promise<PlacedOrder> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const placed = await db
      .transaction()
      .execute((transaction) => accept(transaction, settings, accepting)());
    if (placed) return placed;
  }
  throw conflict('busy', 'Stock is changing just now: try again in a moment');
}
