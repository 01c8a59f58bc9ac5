import type { WorkshopPart, WorkshopParts, WorkshopPartsQuery } from '../../contract/workshop.ts';
import { searchSoFar } from '../catalog/search.ts';
import { wordsOf } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';
import { readOrderables } from '../orders/orderables.ts';
import { pictureOf } from '../pictures/picture.ts';
import { look } from '../suggestions/suggest.ts';

const MOST = 8;
const MOST_PROPOSED = 4;
/** Each word of a complaint may propose so many. */
const MOST_OF_A_WORD = 2;
/** Shorter ones name no part. */
const SHORTEST_WORD = 4;
/** Words of complaints that name what is wrong and not what it is wrong with. */
const NO_PARTS = new Set(
  'front rear left right loose weak noise noisy stop stops shows error does start more than when then from about after before with back light lights first second service fell down slow fast hard soft worn'.split(
    ' ',
  ),
);

/** Products of which parts are made: whole vehicles are none. */
async function partsOf(db: Database, ids: readonly string[]): Promise<WorkshopPart[]> {
  if (ids.length === 0) return [];
  const parts = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('model_id', 'is', null)
    .execute();
  const known = new Set(parts.map(({ id }) => id));
  const found = await readOrderables(db, ids);
  return ids.flatMap((id) => {
    const product = known.has(id) ? found.get(id) : undefined;
    if (!product) return [];
    const { sku, name, price, stock, arrivesOn } = product;
    return [
      {
        productId: id,
        sku,
        name,
        picture: pictureOf(product.picture, 'cut', name),
        unitPrice: price,
        stock,
        arrivesOn,
      },
    ];
  });
}

/** The word stands in the name itself, not only in a category of the product; `brakes` in `Brake pad`. */
const isNamed = (name: string, word: string): boolean =>
  wordsOf(name).some((own) => own.startsWith(word.replace(/s$/, '')));

/** A few parts that the words of complaints name, those in stock first. */
async function proposed(db: Database, complaints: string): Promise<WorkshopPart[]> {
  const words = wordsOf(complaints).filter(
    (word) => word.length >= SHORTEST_WORD && !NO_PARTS.has(word),
  );
  const ids: string[] = [];
  for (const word of words) {
    const { search } = await searchSoFar(db, word);
    const rows = await look(db, search, '');
    const named = rows.filter(({ name }) => isNamed(name, word));
    ids.push(...named.slice(0, MOST_OF_A_WORD).map(({ id }) => id));
  }
  const parts = await partsOf(db, [...new Set(ids)]);
  return parts.sort((a, b) => Number(b.stock > 0) - Number(a.stock > 0)).slice(0, MOST_PROPOSED);
}

/** Parts by the beginning of a number or of words, the most popular first; or those that complaints name. */
export async function findParts(
  db: Database,
  { q, complaints }: WorkshopPartsQuery,
): Promise<WorkshopParts> {
  if (!q) return { parts: complaints ? await proposed(db, complaints) : [] };
  const { search } = await searchSoFar(db, q);
  const rows = await look(db, search, q);
  return {
    parts: (
      await partsOf(
        db,
        rows.map(({ id }) => id),
      )
    ).slice(0, MOST),
  };
}
