import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from '../calendar.ts';
import type { Random } from '../random.ts';

const ROWS_AT_ONCE = 5_000;
const FIRST_NUMBER = 100_001;
/** Nobody reviews what came an hour ago. */
export const FIRST_USE = 2 * 60;
const USED_DAYS = { least: 2, most: 60 };

/** When a review is written, in minutes ago: not before what is sold first could have come and been used. */
export const writtenAfter = (minutesAgo: number, launchedDaysAgo: number): number =>
  Math.min(minutesAgo, launchedDaysAgo * MINUTES_A_DAY - 2 * FIRST_USE);

/** When a dealer delivered what is reviewed so many minutes ago; of what is new, as early as it was sold. */
export function boughtAtDealer(
  minutesAgo: number,
  launchedDaysAgo: number,
  { random, calendar }: { random: Random; calendar: Calendar },
): string {
  const sold = launchedDaysAgo * MINUTES_A_DAY - minutesAgo;
  const least = USED_DAYS.least * MINUTES_A_DAY;
  const used =
    sold < least
      ? random.whole(FIRST_USE, sold)
      : random.whole(least, Math.min(USED_DAYS.most * MINUTES_A_DAY, sold));
  return calendar.minutesAgo(minutesAgo + used).toISOString();
}

/** A review before its dealer's order has a number; without a delivery its author bought here. */
interface Written {
  product_id: string;
  author: string;
  delivered_at: string | null;
}

/** Keeps what dealers delivered, numbered by the time of delivery; answers the reviews with those numbers. */
export async function seedDealerOrders<Review extends Written>(
  db: Transaction<Schema>,
  reviews: readonly Review[],
): Promise<(Review & { dealer_number: string | null })[]> {
  const delivered = reviews
    .flatMap((review) => (review.delivered_at ? [{ review, at: review.delivered_at }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const numbers = new Map<Review, string>(
    delivered.map(({ review }, index) => [review, `DL-${FIRST_NUMBER + index}`]),
  );
  const rows = delivered.map(({ review: { author, product_id }, at }, index) => ({
    ...{ number: `DL-${FIRST_NUMBER + index}`, buyer: author, product_id, delivered_at: at },
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`insert into dealer_orders (number, buyer, product_id, delivered_at)
      select number, buyer, product_id, delivered_at from jsonb_to_recordset(${part}::jsonb)
        as sold (number text, buyer text, product_id bigint, delivered_at timestamptz)`.execute(db);
  }
  return reviews.map((review) => ({ ...review, dealer_number: numbers.get(review) ?? null }));
}
