import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';
import { AUTHORS, SECOND_SENTENCES, wordsFor } from './review-words.ts';

const OLDEST_DAYS = 540;
const MINUTES_A_DAY = 24 * 60;
const ROWS_AT_ONCE = 2_000;

/** That many ratings from 1 to 5 whose average is as near to `average` as whole numbers allow. */
export function ratingsAround(average: number, count: number, random: Random): number[] {
  const ratings = Array.from({ length: count }, () => {
    const spread = random.next() + random.next() - 1;
    return Math.max(1, Math.min(5, Math.round(average + spread * 1.6)));
  });
  let missing = Math.round(average * count) - ratings.reduce((sum, rating) => sum + rating, 0);
  for (let index = 0; missing !== 0; index = (index + 1) % count) {
    const step = Math.sign(missing);
    const changed = (ratings[index] ?? 0) + step;
    if (changed < 1 || changed > 5) continue;
    ratings[index] = changed;
    missing -= step;
  }
  return ratings;
}

export interface Reviewed {
  id: string;
  isVehicle: boolean;
  rating: [average: number, reviews: number];
}

/** Reviews from which the ratings of the products follow. */
export async function seedReviews(
  db: Transaction<Schema>,
  products: Reviewed[],
  random: Random,
  calendar: Calendar,
): Promise<void> {
  const rows = products.flatMap(({ id, isVehicle, rating }) =>
    ratingsAround(...rating, random).map((stars) => ({
      product_id: id,
      author: random.pick(AUTHORS),
      rating: stars,
      text: `${random.pick(wordsFor(stars, isVehicle))} ${random.pick(SECOND_SENTENCES)}`.trim(),
      created_at: calendar.minutesAgo(random.whole(600, OLDEST_DAYS * MINUTES_A_DAY)).toISOString(),
    })),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`insert into reviews (product_id, author, rating, text, created_at)
      select product_id, author, rating, text, created_at
      from jsonb_to_recordset(${part}::jsonb)
      as review (product_id bigint, author text, rating smallint, text text, created_at timestamptz)`.execute(
      db,
    );
  }
}
