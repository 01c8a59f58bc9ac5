import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

const TABLES = [
  `create table missed_searches (
     words text primary key check (words <> ''),
     kind text not null check (kind in ('nothing', 'corrected')),
     corrected text check ((corrected is null) = (kind = 'nothing')),
     times integer not null default 1,
     first_at timestamptz not null default now(),
     last_at timestamptz not null default now(),
     dismissed boolean not null default false
   )`,
  `create index missed_searches_times on missed_searches (kind, times desc, words) where not dismissed`,
  `alter table synonyms add added_by text`,
];

/** Searches that found nothing, or not what was typed: words and how often, nothing of who searched. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, TABLES);
