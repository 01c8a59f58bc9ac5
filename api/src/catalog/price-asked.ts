import type { Understood } from '../../contract/catalog.ts';
import type { ProductsQuery } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { dictionaryOf } from './meaning/dictionary.ts';
import { understand } from './meaning/understand.ts';

const PAISE = 100;
const atLeast = (paise: number) => Math.ceil(paise / PAISE);
const atMost = (paise: number) => Math.floor(paise / PAISE);

/**
 * The query with what its words say of the price as its price filter, so that it is counted, shown and taken off as
 * any other; a filter that is given counts for more. `understood` is undefined where they say nothing.
 */
export async function withPriceAsked(
  db: Database,
  asked: ProductsQuery,
): Promise<{ query: ProductsQuery; understood?: Understood }> {
  if (!asked.q) return { query: asked };
  const { price, text } = understand(asked.q, await dictionaryOf(db));
  if (!price) return { query: asked };
  const { price_min: min = null, price_max: max = null } = asked;
  const isGiven = min !== null || max !== null;
  const priceMin = isGiven || price.min === null ? min : atLeast(price.min);
  const priceMax = isGiven || price.max === null ? max : atMost(price.max);
  return {
    query: {
      ...asked,
      q: text || undefined,
      price_min: priceMin ?? undefined,
      price_max: priceMax ?? undefined,
    },
    understood: { q: text, priceMin, priceMax },
  };
}
