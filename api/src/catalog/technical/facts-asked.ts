import { FACTS, type Fact } from '@evmandi/contract/domain/filters';
import { sql } from 'kysely';
import type { ProductsQuery } from '../../../contract/filters.ts';
import type { Database } from '../../database/database.ts';
import { choiceNamed } from './choices.ts';

/** For each technical fact that is asked for, what products may have of it, as `products.facts` keeps it. */
export type FactsAsked = ReadonlyMap<Fact, readonly string[]>;

/** Returns what a query asks of technical facts: figures that lie in its ranges, words that its names stand for. */
export async function factsAsked(db: Database, query: ProductsQuery): Promise<FactsAsked> {
  const asked = FACTS.filter((fact) => query[fact] !== undefined);
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ fact: Fact; text: string }>`
    select distinct split_part(entry, ':', 1) as fact, substr(entry, strpos(entry, ':') + 1) as text
    from facet_sets cross join unnest(facts) entry
    where split_part(entry, ':', 1) = any(${asked}::text[])`.execute(db);
  return new Map(
    asked.map((fact) => {
      const known = rows.filter((row) => row.fact === fact).map(({ text }) => text);
      const choices = query[fact]?.map((value) => choiceNamed(value, known)) ?? [];
      const meant = known.filter((text) => choices.some(({ holds }) => holds(text)));
      return [fact, meant.map((text) => `${fact}:${text}`)] as const;
    }),
  );
}
