import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { factsOf, type Told } from './read-facts.ts';

const AT_ONCE = 500;
/** So many parts at most before others have their turn: the rest is read the next time. */
const PARTS = 20;

async function fillSome(db: Database): Promise<number> {
  const { rows } = await sql<Told & { id: string; version: string }>`
    select products.id, products.xmin::text as version, categories.slug as category, products.name, highlights, specifications
    from products join categories on categories.id = products.category_id
    where facts is null order by products.id limit ${sql.lit(AT_ONCE)}`.execute(db);
  if (rows.length === 0) return 0;
  const read = rows.map((row) => ({ id: row.id, version: row.version, facts: factsOf(row) }));
  // What changed meanwhile is read again; what another process writes just now is left to it.
  await sql`with read as materialized (
      select read.* from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read (id bigint, version text, facts text[])
      join products on products.id = read.id where products.facts is null and products.xmin::text = version
      order by products.id for update of products skip locked)
    update products set facts = read.facts from read
    where products.id = read.id and products.facts is null`.execute(db);
  return rows.length;
}

/** Reads the technical facts of products that came without, or whose words have changed since. */
export async function fillFacts(db: Database): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) {
    if ((await fillSome(db)) < AT_ONCE) return;
  }
}
