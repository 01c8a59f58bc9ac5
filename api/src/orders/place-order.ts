import { stateOfPin } from '@evmandi/contract/domain/gst-state';
import { MOST_HELD } from '@evmandi/contract/domain/limits';
import { type LineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import { currentRequestId } from '@evmandi/contract/platform/request-context';
import { sql } from 'kysely';
import type { OrderRequest, PlacedOrder } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import { tellContext } from '../events/event-context.ts';
import type { Caller } from '../http/access.ts';
import { conflict } from '../http/failure.ts';
import { answerKept, hashOf } from '../http/idempotency.ts';
import { networkOf } from '../http/network.ts';
import { tooManyOpen } from '../http/request-limit.ts';
import type { Settings } from '../settings.ts';
import { checkLines } from './check-lines.ts';
import { checkTotals, checkZone, refuseProblems, tooMuchHeld } from './judge-order.ts';
import { checkMethod } from './payment-methods.ts';
import { type Plan, planOrder } from './plan-order.ts';

/** Of the keys of attempts to order. */
export const PLACING = 'POST /orders';
/** Each further one means that stock or a price changed between judging and keeping. */
const ATTEMPTS = 6;

/** Who buys, where it goes and how it is paid. */
type Buyer = Omit<OrderRequest, 'lines' | 'expectedTotal'>;

/** A line with its price; list price and breaks are given where they must still be those of the product. */
export interface LineToKeep extends LineAmounts {
  productId: string;
  quantity: number;
  unitPrice: number;
  taxRate: number;
  listPrice?: number;
  priceBreaks?: PriceBreak[];
}

interface OrderToKeep {
  buyer: Buyer;
  lines: LineToKeep[];
  zone: Plan['zone'];
  knownBuyer: boolean;
  caller: Caller | null;
  /** Network address of the visitor. */
  address: string | null;
  /** Keeps the answer for repetitions. */
  idempotency?: { scope: string; key: string; hash: string };
}

type KeptOrder =
  | { outcome: 'placed'; id: string; number: string; token: string }
  | { outcome: 'kept'; hash: string; response: PlacedOrder | null }
  | { outcome: 'changed' }
  /** Of a database that a release before has prepared, `by` is left out. */
  | { outcome: 'limited'; by?: 'account' | 'network' | 'requests' };

const holdHours = ({ holdHours: hours }: Settings, method: Buyer['paymentMethod']) =>
  method === 'bank_transfer' ? hours.bankTransfer : hours.payOnDelivery;

/**
 * Keeps an order whose lines, price and buyer were judged, in one statement of its own or of a transaction that the
 * caller holds. Nothing is kept unless the outcome is `placed`.
 */
export async function keepOrder(
  db: Database,
  settings: Settings,
  order: OrderToKeep,
): Promise<KeptOrder> {
  const { buyer, lines, zone, caller, idempotency } = order;
  const { net, tax, shipping, discount, total } = orderTotals(lines);
  const ask = {
    ...idempotency,
    request: currentRequestId(),
    caller: caller?.id ?? null,
    name: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    address: buyer.address,
    pin: buyer.pin,
    city: zone?.city ?? null,
    state: zone?.state ?? null,
    gstin: buyer.gstin,
    po_number: buyer.poNumber,
    method: buyer.paymentMethod,
    ...{ net, tax, shipping, discount, total },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hold_hours: holdHours(settings, buyer.paymentMethod),
    // What the invoice says for ever; a table of PIN codes may change.
    seller: { ...settings.seller, placeOfSupply: stateOfPin(buyer.pin)?.code ?? null },
    address_from: order.address === null ? null : networkOf(order.address),
    unknown_buyer: !order.knownBuyer,
    most_pieces: MOST_HELD.pieces,
    most_value: MOST_HELD.value,
    lines: lines.map((line, index) => ({
      position: index + 1,
      product_id: line.productId,
      quantity: line.quantity,
      list_price: line.listPrice,
      price_breaks: line.priceBreaks,
      unit_price: line.unitPrice,
      tax_rate: line.taxRate,
      net: line.net,
      tax: line.tax,
    })),
  };
  const { rows } = await sql<{ answer: KeptOrder }>`
    select ${tellContext()}, place_order(${JSON.stringify(ask)}::jsonb) as answer`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an order has one answer');
  return row.answer;
}

interface Placing {
  key: string;
  caller: Caller | null;
  /** Network address of the visitor. */
  address: string | null;
}

/** Judges the order by what there is now. Throws 409 and 422. */
function judge(settings: Settings, request: OrderRequest, plan: Plan): LineToKeep[] {
  const { lines, problems } = checkLines(request.lines, plan.products);
  refuseProblems(problems);
  const totals = orderTotals(lines);
  checkTotals(totals, request.expectedTotal);
  checkZone(plan, request.pin);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { knownBuyer } = plan;
  checkMethod(settings, {
    ...{ method: request.paymentMethod, pieces, total: totals.total, knownBuyer },
  });
  return lines.map(({ product, quantity, unitPrice, net, tax }) => ({
    ...{ productId: product.id, quantity, unitPrice, net, tax },
    taxRate: product.taxRate,
    listPrice: product.price,
    priceBreaks: product.priceBreaks,
  }));
}

/**
 * Places an order, Pending and Unpaid, at today's prices, and takes its stock; all of it or nothing, once for a
 * key. One statement reads what it is judged by and one keeps it; when something changed in between, both are
 * done again. Throws 409 and 422 for what stands against it.
 */
export async function placeOrder(
  db: Database,
  settings: Settings,
  request: OrderRequest,
  { key, caller, address }: Placing,
): Promise<PlacedOrder> {
  const idempotency = { scope: PLACING, key, hash: hashOf(request) };
  const productIds = request.lines.map(({ productId }) => productId);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const callerId = caller?.id ?? null;
    const plan = await planOrder(db, { productIds, pin: request.pin, callerId, key: idempotency });
    if (plan.kept) return answerKept(plan.kept, idempotency.hash);
    const kept = await keepOrder(db, settings, {
      buyer: request,
      lines: judge(settings, request, plan),
      zone: plan.zone,
      knownBuyer: plan.knownBuyer,
      ...{ caller, address, idempotency },
    });
    if (kept.outcome === 'placed') return { number: kept.number, token: kept.token };
    if (kept.outcome === 'kept') return answerKept(kept, idempotency.hash);
    if (kept.outcome === 'limited') {
      if (kept.by === 'requests') throw tooManyOpen('network', !caller);
      throw tooMuchHeld(MOST_HELD, { by: kept.by, isGuest: !caller });
    }
  }
  throw conflict('busy', 'Prices or stock are changing just now: try again in a moment');
}
