import { sql } from 'kysely';
import { productsQuerySchema } from '../../contract/catalog.ts';
import { listProducts } from '../../src/catalog/list-products.ts';
import type { Database } from '../../src/database/database.ts';
import { JUDGED } from './index.ts';
import { type Candidate, isOfItsKind, type Judged, ndcg } from './judged.ts';

const FIRST = 5;

/** How well a way to search answers; each from 0 to 1. */
export interface Judgement {
  searches: number;
  /** Mean NDCG@5. */
  ndcg: number;
  /** Share of searches whose first three are all of the kind that is sought. */
  ofItsKind: number;
}

type Finds = (text: string) => Promise<string[]>;

async function readCandidates(db: Database): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select products.id, sku, products.name, brands.slug as brand, categories.slug as category,
      products.vehicle, models.slug as model, products.electric, condition = 'used' as used,
      products.price / 100.0 as rupees,
      concat_ws(' ', products.name, colour_name, highlights::text, specifications::text) as facts,
      array(select fitted.slug from fitment join models fitted on fitted.id = fitment.model_id
        where fitment.product_id = products.id) as fits
    from products join brands on brands.id = products.brand_id
    join categories on categories.id = products.category_id
    left join models on models.id = products.model_id`.execute(db);
  return rows.map((row) => ({ ...row, rupees: Number(row.rupees) }));
}

/** What the shop answers. */
export const shopSearch =
  (db: Database): Finds =>
  async (q) => {
    const query = productsQuerySchema.parse({ q, page_size: FIRST, facets: 'false' });
    return (await listProducts(db, query)).products.map(({ id }) => id);
  };

/** What PostgreSQL answers by itself: its English full text, and trigrams where that finds nothing. */
export const plainSearch =
  (db: Database): Finds =>
  async (q) => {
    const { rows } = await sql<{ id: string }>`
      with texts as materialized (
        select products.id, popularity, concat_ws(' ', products.name, brands.name, sku, description) as text
        from products join brands on brands.id = products.brand_id),
      by_words as (
        select id, popularity, ts_rank(to_tsvector('english', text), plainto_tsquery('english', ${q})) as score
        from texts where to_tsvector('english', text) @@ plainto_tsquery('english', ${q})
        order by score desc, popularity desc limit ${sql.lit(FIRST)})
      select id from by_words
      union all
      (select id from texts where not exists (select from by_words) and word_similarity(${q}, text) > 0.3
       order by word_similarity(${q}, text) desc, popularity desc limit ${sql.lit(FIRST)})`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  };

/** One judged search with its points, for those who want to see what is wrong. */
interface Answer {
  judged: Judged;
  found: Candidate[];
  points: number;
  ofItsKind: boolean;
}

/** Asks all judged searches, or those of one group. */
async function answersOf(db: Database, find: Finds, searches: readonly Judged[]) {
  const all = await readCandidates(db);
  const byId = new Map(all.map((each) => [each.id, each]));
  const answers: Answer[] = [];
  for (const judged of searches) {
    const found = (await find(judged.q)).flatMap((id) => byId.get(id) ?? []);
    answers.push({
      judged,
      found,
      points: ndcg(judged, found, all),
      ofItsKind: isOfItsKind(judged, found),
    });
  }
  return answers;
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The figures of answers. */
const judgementOf = (answers: readonly Answer[]): Judgement => ({
  searches: answers.length,
  ndcg: mean(answers.map(({ points }) => points)),
  ofItsKind: mean(answers.map(({ ofItsKind }) => Number(ofItsKind))),
});

/** All judged searches, or one in `oneIn` of each group, by group, and together under `all`. */
export async function judge(
  db: Database,
  find: Finds,
  { oneIn = 1 } = {},
): Promise<Record<string, Judgement>> {
  const groups: Record<string, Answer[]> = {};
  for (const [group, searches] of Object.entries(JUDGED)) {
    const asked = searches.filter((_, at) => at % oneIn === 0);
    groups[group] = await answersOf(db, find, asked);
  }
  const named = Object.entries(groups).map(([group, answers]) => [group, judgementOf(answers)]);
  return {
    ...Object.fromEntries(named),
    all: judgementOf(Object.values(groups).flat()),
  };
}
