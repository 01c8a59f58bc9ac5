import { type QueryExecutorProvider, sql } from 'kysely';
import { HOUSEHOLD_WORDS, NOT_SOLD_THINGS } from './words/household-words.ts';

/** Words that were corrected to another kind of thing. What staff have written stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const said = HOUSEHOLD_WORDS.map(([phrase]) => phrase);
  const means = HOUSEHOLD_WORDS.map(([, meaning]) => meaning);
  await sql`insert into synonyms (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])
    on conflict (phrase) do nothing`.execute(db);
  await sql`insert into kind_phrases select each, each from unnest(${NOT_SOLD_THINGS}::text[]) each
    on conflict (phrase) do nothing`.execute(db);
}
