import { type QueryExecutorProvider, sql } from 'kysely';
import { runAll } from './run-all.ts';
import { FITTING_WORDS } from './triggers/fitting-words.ts';
import { PRODUCT_MEANING } from './triggers/product-meaning.ts';
import { KIND_PHRASES } from './words/kinds.ts';
import { SYNONYMS } from './words/synonyms.ts';

const TABLES = [
  `create table kind_phrases (phrase text primary key check (phrase <> ''), kind text not null check (kind <> ''))`,
  `create table synonyms (
     phrase text primary key check (phrase <> ''),
     means text not null,
     version integer not null default 1
   )`,
  `alter table products add kind text`,
];

const INDEXES = [
  `create index products_kind on products (kind, popularity desc, id) where kind is not null`,
];

/** What words mean: kinds of products, synonyms, figures with units. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, TABLES);
  const pairs = (rows: readonly (readonly [string, string])[]) => [
    rows.map(([first]) => first),
    rows.map(([, second]) => second),
  ];
  const [phrases, kinds] = pairs(KIND_PHRASES);
  await sql`insert into kind_phrases select * from unnest(${phrases}::text[], ${kinds}::text[])`.execute(
    db,
  );
  const [said, means] = pairs(SYNONYMS);
  await sql`insert into synonyms (phrase, means)
    select * from unnest(${said}::text[], ${means}::text[])`.execute(db);
  await runAll(db, [
    ...FITTING_WORDS,
    ...PRODUCT_MEANING,
    `update products set kind = null`,
    ...INDEXES,
  ]);
}
