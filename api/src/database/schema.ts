import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Drawing } from '../pictures/picture.ts';

type Id = Generated<string>;
/** `bigint` and `numeric` arrive as text. */
type Big = ColumnType<string, number | string, number | string>;
type BigOrNull = ColumnType<string | null, number | string | null, number | string | null>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Schema {
  installation: { single: Generated<boolean>; first_started_at: Instant };
  permissions: { code: number; name: string };
  roles: { id: Id; name: string };
  role_permissions: { role_id: string; permission_code: number };
  users: {
    id: Id;
    username: string;
    name: string;
    password_hash: string;
    role_id: string;
    token_version: Generated<number>;
    active: Generated<boolean>;
    created_at: InstantNow;
  };
  brands: { id: Id; slug: string; name: string; home_position: number | null };
  suppliers: { id: Id; name: string };
  categories: {
    id: Id;
    parent_id: string | null;
    kind: 'aisle' | 'spotlight';
    slug: string;
    name: string;
    position: number;
    card_position: number | null;
    description: Generated<string>;
    picture: JSONColumnType<Drawing> | null;
  };
  category_aliases: { alias: string; category_id: string };
  models: {
    id: Id;
    brand_id: string;
    slug: string;
    name: string;
    vehicle: 'bike' | 'scooter' | 'cycle' | 'three-wheeler' | 'four-wheeler';
    electric: boolean;
  };
  model_variants: { id: Id; model_id: string; name: string; price: Big };
  products: {
    id: Id;
    sku: string;
    name: string;
    category_id: string;
    brand_id: string;
    supplier_id: string;
    model_id: string | null;
    condition: Generated<'new' | 'used'>;
    price: Big;
    original_price: BigOrNull;
    tax_rate: number;
    unit: 'item' | 'kg' | 'piece' | 'set';
    stock: number;
    restock_date: string | null;
    electric: boolean;
    popularity: Generated<number>;
    description: string;
    highlights: JSONColumnType<string[]>;
    specifications: JSONColumnType<{ name: string; value: string }[]>;
    picture: JSONColumnType<Drawing>;
    review_count: Generated<number>;
    rating_sum: Generated<number>;
    rating: GeneratedAlways<string>;
    search_text: Generated<string>;
    created_at: InstantNow;
  };
  product_categories: { product_id: string; category_id: string };
  reviews: {
    id: Id;
    product_id: string;
    author: string;
    rating: number;
    text: string;
    created_at: InstantNow;
  };
  slides: {
    key: string;
    position: number;
    ribbon: string;
    title_top: string;
    title_bottom: string;
    text: string;
    href: string;
    picture: JSONColumnType<Drawing>;
    alt: string;
  };
  customers: {
    id: Id;
    number: Generated<string>;
    name: string;
    email: string;
    phone: string;
    user_id: string | null;
    created_at: InstantNow;
  };
  orders: {
    id: Id;
    number: Generated<string>;
    customer_id: string;
    placed_at: InstantNow;
    status: Generated<'Pending' | 'Shipped' | 'Delivered' | 'Cancelled'>;
    payment: Generated<'Unpaid' | 'Paid'>;
    net: Big;
    tax: Big;
    shipping: Generated<Big>;
    discount: Generated<Big>;
    total: Big;
  };
  order_lines: {
    order_id: string;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    picture: JSONColumnType<Drawing>;
    unit: 'item' | 'kg' | 'piece' | 'set';
    quantity: number;
    unit_price: Big;
    tax_rate: number;
    net: Big;
    tax: Big;
  };
  vehicles: {
    id: Id;
    registration: string;
    name: string;
    picture: JSONColumnType<Drawing>;
    customer_id: string;
  };
  job_cards: {
    id: Id;
    number: Generated<string>;
    vehicle_id: string;
    complaint: string;
    status: Generated<'Received' | 'In service' | 'Waiting for parts' | 'Ready'>;
    progress: Generated<number>;
    mechanic: string | null;
    received_at: InstantNow;
    promised_at: Instant;
  };
}
