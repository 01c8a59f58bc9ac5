import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { PRODUCT_CHEMISTRY } from './triggers/product-chemistry.ts';
import { addWords, ofTheirOwnKind } from './words/add-words.ts';
import { NOT_SOLD_PARTS, TRADE_WORDS } from './words/trade-words.ts';

/** The chemistry of a battery is among its words; words that found nothing. What staff have written stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await addWords(db, TRADE_WORDS, [...ofTheirOwnKind(NOT_SOLD_PARTS), ['oil', 'lubricant']]);
  await runAll(db, PRODUCT_CHEMISTRY);
}
