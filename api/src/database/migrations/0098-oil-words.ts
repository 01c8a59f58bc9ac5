import { type QueryExecutorProvider, sql } from 'kysely';
import { NOT_SOLD_KINDS, OIL_WORDS } from './words/oil-words.ts';

/** Words of oils that found nothing, and things that led to others. What staff have written stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const said = OIL_WORDS.map(([phrase]) => phrase);
  const means = OIL_WORDS.map(([, meaning]) => meaning);
  await sql`insert into synonyms (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])
    on conflict (phrase) do nothing`.execute(db);
  await sql`insert into kind_phrases select each, each from unnest(${NOT_SOLD_KINDS}::text[]) each
    on conflict (phrase) do nothing`.execute(db);
}
