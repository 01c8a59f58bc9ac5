import { type QueryExecutorProvider, sql } from 'kysely';

type Pairs = readonly (readonly [phrase: string, meaning: string])[];

const columns = (rows: Pairs) => [rows.map(([first]) => first), rows.map(([, second]) => second)];

/** Adds phrases with what our products call them, and with their kinds. What is there, as by staff, stays. */
export async function addWords(
  db: QueryExecutorProvider,
  synonyms: Pairs,
  kinds: Pairs,
): Promise<void> {
  const [said, means] = columns(synonyms);
  await sql`insert into synonyms (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])
    on conflict (phrase) do nothing`.execute(db);
  const [phrases, named] = columns(kinds);
  await sql`insert into kind_phrases select * from unnest(${phrases}::text[], ${named}::text[])
    on conflict (phrase) do nothing`.execute(db);
}

/** Things that are not sold are kinds of their own, of which there are none. */
export const ofTheirOwnKind = (things: readonly string[]): Pairs =>
  things.map((thing) => [thing, thing] as const);
