import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const AT_ONCE = 500;
/** So many parts at most before others have their turn: the rest is written the next time. */
const PARTS = 20;

/** What another process writes just now is left to it. */
async function wordSome(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with waiting as materialized (
      select fitment.id, product_id from fitment join products on products.id = product_id where not worded
      order by product_id limit ${sql.lit(AT_ONCE)} for update of fitment, products skip locked),
    written as (update products set kind = kind where id in (select product_id from waiting))
    update fitment set worded = true where id in (select id from waiting) returning id`.execute(db);
  return rows.length;
}

/** Gives parts the kinds of vehicles that they fit as words, where these were recorded before that was done at once. */
export async function wordFitment(db: Database): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) {
    if ((await wordSome(db)) < AT_ONCE) return;
  }
}
