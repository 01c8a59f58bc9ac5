import { type QueryExecutorProvider, sql } from 'kysely';
import { MORE_KINDS, MORE_SYNONYMS } from './words/more-words.ts';

const columns = (rows: readonly (readonly [string, string])[]) => [
  rows.map(([first]) => first),
  rows.map(([, second]) => second),
];

/** Words that led to things of another kind. What staff have written stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const [said, means] = columns(MORE_SYNONYMS);
  await sql`insert into synonyms as known (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])
    on conflict (phrase) do update set means = excluded.means
    where known.version = 1 and known.means = 'light'`.execute(db);
  const [phrases, kinds] = columns(MORE_KINDS);
  await sql`insert into kind_phrases select * from unnest(${phrases}::text[], ${kinds}::text[])
    on conflict (phrase) do nothing`.execute(db);
}
