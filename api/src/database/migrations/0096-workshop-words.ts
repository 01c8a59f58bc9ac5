import { type QueryExecutorProvider, sql } from 'kysely';
import { WORKSHOP_KINDS, WORKSHOP_SYNONYMS } from './words/workshop-words.ts';

const columns = (rows: readonly (readonly [string, string])[]) => [
  rows.map(([first]) => first),
  rows.map(([, second]) => second),
];

/** Words that found nothing, or vehicles in place of their parts. What staff have written stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const [said, means] = columns(WORKSHOP_SYNONYMS);
  await sql`insert into synonyms (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])
    on conflict (phrase) do nothing`.execute(db);
  const [phrases, kinds] = columns(WORKSHOP_KINDS);
  await sql`insert into kind_phrases select * from unnest(${phrases}::text[], ${kinds}::text[])
    on conflict (phrase) do nothing`.execute(db);
}
