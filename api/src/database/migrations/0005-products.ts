import { type QueryExecutorProvider, sql } from 'kysely';
import { runAll } from './run-all.ts';
import { CATEGORY_PLACES } from './triggers/category-places.ts';

const COLOURS = `array['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange', 'purple']`;
const BODY_STYLES = `('sports-bikes', 'cruiser-bikes', 'commuter-bikes', 'sports-naked-bikes',
  'off-road-bikes', 'super-bikes')`;

const COLUMNS = [
  `alter table brands add part_position integer unique`,
  `update brands set part_position = listed.position
   from unnest(array['bosch', 'ather', 'hero-electric', 'ola', 'exide', 'amaron', 'philips', 'ceat'])
     with ordinality as listed (slug, position)
   where brands.slug = listed.slug`,
  `alter table models add unique (id, vehicle)`,
  `alter table model_variants add unique (id, model_id, price)`,
  `alter table products
     add vehicle text,
     add variant_id bigint,
     add lead boolean not null default false,
     add body_style text check (body_style in ${BODY_STYLES}),
     add fuel text check (fuel in ('petrol', 'electric', 'hybrid', 'cng')),
     add colours text[] not null default '{}' check (colours <@ ${COLOURS}),
     add colour_name text check (colour_name <> ''),
     add year smallint check (year between 1980 and 2100),
     add kilometres integer check (kilometres >= 0),
     add city text check (city <> ''),
     add launched_on date not null default (now() at time zone 'Asia/Kolkata')::date,
     add category_ids integer[] not null default '{}'`,
];

/** What earlier releases kept in words, or once a model. */
const BACKFILL = [
  `update products set
     vehicle = models.vehicle,
     fuel = case when products.electric then 'electric'
       when categories.slug like 'hybrid-%' then 'hybrid' else 'petrol' end,
     lead = products.condition = 'new',
     launched_on = (products.created_at at time zone 'Asia/Kolkata')::date
   from models, categories
   where models.id = products.model_id and categories.id = products.category_id`,
  `update products set body_style = coalesce((
     select categories.slug from product_categories
     join categories on categories.id = product_categories.category_id
     where product_categories.product_id = products.id and categories.slug in ${BODY_STYLES}
     order by categories.position desc limit 1), 'commuter-bikes')
   where vehicle = 'bike'`,
  `insert into model_variants (model_id, name, price)
   select model_id, 'Base', price from products
   where condition = 'new' and model_id is not null and not exists (
     select from model_variants where model_id = products.model_id and price = products.price)`,
  `update products set colour_name = 'Standard', variant_id = (
     select min(id) from model_variants where model_id = products.model_id and price = products.price)
   where condition = 'new' and model_id is not null`,
  `update products set
     year = coalesce(substring(sku from '-((?:19|20)[0-9]{2})$')::smallint, 2020),
     kilometres = coalesce((select replace(substring(fact ->> 'value' from '[0-9,]+'), ',', '')::integer
       from jsonb_array_elements(specifications) fact where fact ->> 'name' = 'Driven' limit 1), 0),
     city = coalesce((select fact ->> 'value' from jsonb_array_elements(specifications) fact
       where fact ->> 'name' = 'Registered in' limit 1), 'Hyderabad')
   where condition = 'used'`,
];

const CONSTRAINTS = [
  `alter table products
     add constraint products_vehicle_of_model foreign key (model_id, vehicle)
       references models (id, vehicle) on update cascade,
     add constraint products_price_of_variant foreign key (variant_id, model_id, price)
       references model_variants (id, model_id, price) on update cascade,
     add constraint products_vehicle_has_model check ((vehicle is null) = (model_id is null)),
     add constraint products_vehicle_has_fuel check ((vehicle is null) = (fuel is null)),
     add constraint products_electric_fuel check (electric = (coalesce(fuel, '') = 'electric')),
     add constraint products_bike_has_style
       check ((coalesce(vehicle, '') = 'bike') = (body_style is not null)),
     add constraint products_new_vehicle_has_variant check (
       (condition = 'new' and model_id is not null) = (variant_id is not null)
       and (variant_id is null or colour_name is not null)),
     add constraint products_used_history check (case condition
       when 'used' then num_nonnulls(model_id, year, kilometres, city) = 4
       else num_nonnulls(year, kilometres, city) = 0 end),
     add constraint products_lead_is_new check (not lead or variant_id is not null)`,
  `drop index products_new_model`,
  `create unique index products_lead on products (model_id) where lead`,
  `create unique index products_variant_colour on products (variant_id, colour_name)`,
  // Used copies of one model and colour may look alike; measures do not change the look.
  `alter table products drop constraint products_picture_key`,
  `create unique index products_look on products
     (((picture #- '{options,dimW}') #- '{options,dimH}')) where condition = 'new'`,
];

const INDEXES = [
  `create index products_model on products (model_id)`,
  `create index products_brand on products (brand_id)`,
  `create index products_body_style on products (body_style) where body_style is not null`,
  `create index products_colours on products using gin (colours)`,
  `create index products_category_ids on products using gin (category_ids)`,
  `create index products_name on products (name, id)`,
  `create index products_rating on products (rating desc, id)`,
  `create index products_sku_prefix on products (sku text_pattern_ops)`,
];

const OFFERS = [
  `create table offers (
     id bigint generated by default as identity primary key,
     model_id bigint references models (id) on delete cascade,
     product_id bigint references products (id) on delete cascade,
     title text not null check (title <> ''),
     text text not null check (text <> ''),
     starts_on date not null,
     ends_on date not null check (ends_on >= starts_on),
     check (num_nonnulls(model_id, product_id) = 1)
   )`,
  `create index offers_model on offers (model_id, starts_on)`,
  `create index offers_product on offers (product_id, starts_on)`,
  `alter table slides
     add panel_bg text not null default 'green' check (panel_bg in ('green', 'ink', 'sand', 'sky')),
     add ribbon_class text not null default 'volt'
       check (ribbon_class in ('volt', 'saffron', 'green', 'ink'))`,
];

/** Variants and colours as products of their own, used vehicles with their history, offers. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [...COLUMNS, ...BACKFILL, ...CONSTRAINTS, ...CATEGORY_PLACES]);
  await sql`update products set category_ids = product_places(id, category_id)`.execute(db);
  await runAll(db, [...INDEXES, ...OFFERS]);
}
