import { type RawBuilder, sql } from 'kysely';
import type { PlacedOrder } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import { type Orderable, selectOrderables } from './orderables.ts';

interface Asked {
  productIds: readonly string[];
  pin: string;
  /** Id of the signed-in account. */
  callerId: string | null;
  key?: { scope: string; key: string };
}

/** What an order is judged by, as it stood at one moment. */
export interface Plan {
  /** What was answered to an earlier order with the same key. */
  kept: { hash: string; response: PlacedOrder | null } | null;
  products: Map<string, Orderable>;
  /** Where the PIN code lies; null where nothing is delivered. */
  zone: { city: string | null; state: string } | null;
  /** A shop without delivery zones delivers everywhere. */
  deliversEverywhere: boolean;
  /** Whether an order that the buyer placed signed in was delivered and paid. */
  knownBuyer: boolean;
}

interface PlanRow extends Omit<Plan, 'products'> {
  products: Orderable[] | null;
}

const keptAnswer = (key: Asked['key']): RawBuilder<Plan['kept']> =>
  key
    ? sql`(select json_build_object('hash', request_hash, 'response', response)
        from idempotency_keys where scope = ${key.scope} and key = ${key.key})`
    : sql`null::json`;

const productsOf = (db: Database, { productIds }: Asked) =>
  selectOrderables(db).where(sql<boolean>`id = any(${productIds}::bigint[])`);

/** Whether an order that an account placed was delivered and paid. */
export const isKnownBuyer = (callerId: string | null) => sql<boolean>`
  exists (select from orders where placed_by = ${callerId} and status = 'Delivered'
    and payment = 'Paid')`;

/** Reads all of it in one statement and locks nothing: placing checks again what may have changed. */
export async function planOrder(db: Database, asked: Asked): Promise<Plan> {
  const { rows } = await sql<PlanRow>`select
    ${keptAnswer(asked.key)} as kept,
    (select json_agg(one) from (
      select wanted.*, id::text as id from (${productsOf(db, asked)}) wanted) one
    ) as products,
    (select json_build_object('city', city, 'state', state) from delivery_zones
      where ${asked.pin} like prefix || '%' order by length(prefix) desc limit 1) as zone,
    not exists (select from delivery_zones) as "deliversEverywhere",
    ${isKnownBuyer(asked.callerId)} as "knownBuyer"`.execute(db);
  const [plan] = rows;
  if (!plan) throw new Error('a plan has one row');
  const products = new Map((plan.products ?? []).map((product) => [product.id, product]));
  return { ...plan, products };
}
