import { sql } from 'kysely';
import { POPULAR } from '../catalog/corrections.ts';
import { holdsOf } from '../catalog/holds.ts';
import type { Search } from '../catalog/search.ts';
import type { Database } from '../database/database.ts';
import { keptShortly } from '../http/kept-shortly.ts';

/** By what a product is found; what is shown of it is read when it is. */
interface Popular {
  id: string;
  key: string;
  /** As PostgreSQL writes a tsvector. */
  title: string;
  words: string;
  isVehicle: boolean;
}

async function load(db: Database): Promise<Popular[]> {
  const { rows } = await sql<Popular>`
    select id, sku_key as key, title_words::text as title, find_words::text as words,
      vehicle is not null as "isVehicle"
    from products order by popularity desc, id limit ${sql.lit(POPULAR)}`.execute(db);
  return rows;
}

const popular = keptShortly(load);

/** What comes first by `byRelevance` has the highest; each part of it stands in digits of its own. */
function relevanceOf({ words, part, fitting }: Search): (product: Popular) => number {
  const inTitle = words.map(holdsOf);
  const fits = fitting === null ? () => false : holdsOf(fitting);
  return (product) => {
    const { key, title } = product;
    const begins = part !== '' && key.startsWith(part);
    const number = Number(begins) + Number(begins && key === part);
    const held = inTitle.filter((holds) => holds(title)).length;
    return number * 1_000 + held * 10 + Number(fits(product.words)) * 2 + Number(product.isVehicle);
  };
}

/**
 * Ids of those of the most popular products that a search for any kind finds, the most relevant first, `most` of them
 * at most. They are looked for in memory: a key that is pressed need not read hundreds of rows for eight. A product
 * counts there as it was up to 15 s ago.
 */
export async function popularFound(db: Database, search: Search, most: number): Promise<string[]> {
  const finds = holdsOf(search.query);
  const relevance = relevanceOf(search);
  const found = (await popular.read(db)).filter(({ words }) => finds(words));
  return found
    .map((product) => ({ id: product.id, rank: relevance(product) }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ id }) => id);
}
