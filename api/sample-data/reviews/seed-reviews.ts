import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from '../calendar.ts';
import { PERSON_NAMES } from '../person-names.ts';
import { Random } from '../random.ts';
import type { SeededOrder } from '../seed-orders.ts';
import { type About, Composer } from './compose.ts';
import { boughtAtDealer, FIRST_USE, seedDealerOrders, writtenAfter } from './dealer-orders.ts';
import { ratingsAround } from './spread.ts';
import type { Words } from './words.ts';

const OLDEST_DAYS = 540;
const ROWS_AT_ONCE = 2_000;
const SEED = 5_309;
const DEALERS_SEED = 8_117;

export interface Reviewed extends About {
  id: string;
  sku: string;
  rating: [average: number, reviews: number];
  /** Days from the first sale to the first start. */
  launched: number;
  words: readonly Words[];
}

/** A line of an order that was delivered to who may have reviewed it. */
interface Delivered {
  orderId: string;
  position: number;
  author: string;
  minutesAgo: number;
}

/** Delivered lines by SKU, of each customer the first. */
function deliveredLines(orders: readonly SeededOrder[]): Map<string, Delivered[]> {
  const lines = new Map<string, Delivered[]>();
  for (const { id, status, customer, events, lines: ordered } of orders) {
    const delivered = events.find(({ kind }) => kind === 'delivered');
    if (status !== 'Delivered' || !delivered) continue;
    for (const [index, [sku]] of ordered.entries()) {
      const known = lines.get(sku) ?? [];
      lines.set(sku, known);
      if (known.some(({ author }) => author === customer.name)) continue;
      const { minutesAgo } = delivered;
      known.push({ orderId: id, position: index + 1, author: customer.name, minutesAgo });
    }
  }
  return lines;
}

const SHARE_OF_BUYERS = 0.7;
/** Of those who use a part on a vehicle that we know, so many say on which. */
const SAY_IT = 0.75;

interface Making {
  random: Random;
  /** Of its own: what dealers delivered changes nothing that is written. */
  dealers: Random;
  composer: Composer;
  calendar: Calendar;
}

/** No author reviews a product twice. */
function reviewsOf(
  product: Reviewed,
  bought: readonly Delivered[],
  { random, dealers, composer, calendar }: Making,
) {
  const { id, rating, launched, words, vehicles, ...about } = product;
  const oldest = Math.min(OLDEST_DAYS, Math.max(launched, 1)) * MINUTES_A_DAY;
  const buyers = bought.filter(
    ({ minutesAgo }) => minutesAgo > 2 * FIRST_USE && random.next() < SHARE_OF_BUYERS,
  );
  composer.startProduct();
  const authors = new Set(bought.map(({ author }) => author));
  const another = () => {
    for (;;) {
      const name = random.pick(PERSON_NAMES);
      if (authors.has(name)) continue;
      authors.add(name);
      return name;
    }
  };
  const written = ratingsAround(...rating, random).map((stars, index) => {
    const buyer = buyers[index];
    const minutesAgo = buyer
      ? random.whole(FIRST_USE / 2, buyer.minutesAgo - FIRST_USE)
      : random.whole(600, oldest);
    return { stars, buyer, minutesAgo };
  });
  // As they stand on the page: what is said alike stands far apart there.
  written.sort((one, other) => one.minutesAgo - other.minutesAgo);
  return written.map(({ stars, buyer, minutesAgo }) => {
    const at = buyer ? minutesAgo : writtenAfter(minutesAgo, launched);
    return {
      product_id: id,
      author: buyer?.author ?? another(),
      rating: stars,
      ...composer.review(stars, words, {
        ...about,
        vehicles: (random.next() < SAY_IT && vehicles) || [],
      }),
      created_at: calendar.minutesAgo(at).toISOString(),
      order_id: buyer?.orderId ?? null,
      order_position: buyer?.position ?? null,
      delivered_at: buyer ? null : boughtAtDealer(at, launched, { random: dealers, calendar }),
    };
  });
}

/** Reviews from which the ratings of the products follow; each comes after the delivery of what it is about. */
export async function seedReviews(
  db: Transaction<Schema>,
  products: readonly Reviewed[],
  orders: readonly SeededOrder[],
  calendar: Calendar,
): Promise<void> {
  const random = new Random(SEED);
  const dealers = new Random(DEALERS_SEED);
  const made = { random, dealers, composer: new Composer(random), calendar };
  const lines = deliveredLines(orders);
  const reviews = products.flatMap((product) =>
    reviewsOf(product, lines.get(product.sku) ?? [], made),
  );
  const rows = await seedDealerOrders(db, reviews);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`insert into reviews
      (product_id, author, rating, text, vehicle, created_at, order_id, order_position, dealer_order_id)
      select product_id, author, rating, text, vehicle, created_at, order_id, order_position,
        (select id from dealer_orders where number = dealer_number)
      from jsonb_to_recordset(${part}::jsonb) as review (product_id bigint, author text,
        rating smallint, text text, vehicle text, created_at timestamptz, order_id bigint, order_position integer,
        dealer_number text)`.execute(db);
  }
}
