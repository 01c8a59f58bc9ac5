import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import { PERSON_NAMES } from './person-names.ts';
import { Random } from './random.ts';
import { firstSentences, furtherSentences, type Subject } from './review-words.ts';

const OLDEST_DAYS = 540;
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

export interface Reviewed extends Subject {
  id: string;
  rating: [average: number, reviews: number];
  /** Days from the first sale to the first start. */
  launched: number;
}

const AGAIN = 5_309;
const MOST_TRIES = 20;

/** Draws until something comes that is not in `used`, which it then is; gives up after some tries. */
function another(used: Set<string>, first: string, draw: () => string): string {
  let found = first;
  for (let tries = 0; used.has(found) && tries < MOST_TRIES; tries += 1) found = draw();
  used.add(found);
  return found;
}

/** No author reviews a product twice, and hardly any text is under it twice. */
function reviewsOf(product: Reviewed, random: Random, calendar: Calendar) {
  const { id, rating, launched } = product;
  const again = new Random(AGAIN + Number(id));
  const oldest = Math.min(OLDEST_DAYS, Math.max(launched, 1)) * MINUTES_A_DAY;
  const [authors, texts] = [new Set<string>(), new Set<string>()];
  return ratingsAround(...rating, random).map((stars) => {
    const said = firstSentences(stars, product);
    const more = furtherSentences(stars, product);
    const text = (from: Random) => `${from.pick(said)} ${from.pick(more)}`.trim();
    return {
      product_id: id,
      author: another(authors, random.pick(PERSON_NAMES), () => again.pick(PERSON_NAMES)),
      rating: stars,
      text: another(texts, text(random), () => text(again)),
      created_at: calendar.minutesAgo(random.whole(600, oldest)).toISOString(),
    };
  });
}

/** Reviews from which the ratings of the products follow. */
export async function seedReviews(
  db: Transaction<Schema>,
  products: Reviewed[],
  random: Random,
  calendar: Calendar,
): Promise<void> {
  const rows = products.flatMap((product) => reviewsOf(product, random, calendar));
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
