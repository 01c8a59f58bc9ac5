import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { PRODUCT_WORDS } from './triggers/product-words.ts';

const COLUMNS = [
  `create table search_words (word text collate "C" primary key)`,
  `alter table products
     add title_words tsvector not null default '',
     add find_words tsvector not null default '',
     add sku_key text collate "C" not null generated always as (replace(lower(sku), '-', '')) stored,
     add changed_at timestamptz not null default now()`,
];

/** When the page of a product last changed; stock comes and goes without it. */
const CHANGES = [
  `create function product_changed() returns trigger language plpgsql as $$
   begin
     new.changed_at := now();
     return new;
   end $$`,
  `create trigger product_changed before update on products for each row
     when ((old.name, old.description, old.price, old.original_price, old.picture, old.highlights,
         old.specifications, old.category_id, old.colours)
       is distinct from (new.name, new.description, new.price, new.original_price, new.picture,
         new.highlights, new.specifications, new.category_id, new.colours))
     execute function product_changed()`,
];

const INDEXES = [
  `create index search_words_alike on search_words using gist (word gist_trgm_ops)`,
  `create index products_find_words on products using gin (find_words) with (fastupdate = off)`,
  `create index products_part_number on products (sku_key)`,
  // In the order of each sort, down to the last tie.
  `drop index products_name`,
  `drop index products_rating`,
  `create index products_name on products (lower(name) collate "C", id)`,
  `create index products_rating on products (rating desc, review_count desc, id)`,
];

/** Search by words, with the words that are in use; the day of the last change. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    ...COLUMNS,
    ...PRODUCT_WORDS,
    `update products set category_ids = category_ids`,
    ...CHANGES,
    ...INDEXES,
  ]);
}
