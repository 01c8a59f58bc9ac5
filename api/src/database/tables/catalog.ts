import type { BodyStyle, Colour, Condition, Fuel } from '@evmandi/contract/domain/filter-values';
import type { Position } from '@evmandi/contract/domain/fitment';
import type { System } from '@evmandi/contract/domain/systems';
import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import type { Unit } from '@evmandi/contract/domain/units';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type { Big, BigOrNull, Day, Id, Instant, InstantNow, Optional } from './columns.ts';

export type Vehicle = 'bike' | 'scooter' | 'cycle' | 'three-wheeler' | 'four-wheeler';

export interface CatalogTables {
  brands: {
    id: Id;
    slug: string;
    name: string;
    /** 1 to 10 for the brands of the home page. */
    home_position: number | null;
    /** 1 to 8 for the brands that the listing's filter names first. */
    part_position: Optional<number>;
  };
  suppliers: { id: Id; name: string };
  /** Aisles form the tree; spotlights are the chips and tabs of the home page, without a parent. */
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
    vehicle: Vehicle;
    electric: boolean;
  };
  /** What a model is sold as. Its price is that of its new products: changed here, it changes there. */
  model_variants: { id: Id; model_id: string; name: string; price: Big };
  /**
   * What can be ordered, under its own SKU: a part; a new vehicle in one variant and one colour; or one
   * used vehicle. Prices are paise.
   */
  products: {
    id: Id;
    sku: string;
    name: string;
    category_id: string;
    brand_id: string;
    supplier_id: string;
    /** For vehicles only, and then with `vehicle` and `fuel`. */
    model_id: Optional<string>;
    vehicle: Optional<Vehicle>;
    fuel: Optional<Fuel>;
    /** For new vehicles only, and then with `colour_name`; its price is the product's. */
    variant_id: Optional<string>;
    /** The colour as its maker names it: "Racing Blue". */
    colour_name: Optional<string>;
    /** The one that stands for its model on cards and at `/{make}/{model}`. */
    lead: Generated<boolean>;
    /** For every bike, new or used, and nothing else. */
    body_style: Optional<BodyStyle>;
    /** Colours of the listing's filter that it has; none for what has no colour of its own. */
    colours: Generated<Colour[]>;
    condition: Generated<Condition>;
    /** For used vehicles only, and then all three. */
    year: Optional<number>;
    kilometres: Optional<number>;
    city: Optional<string>;
    price: Big;
    original_price: BigOrNull;
    /** Basis points: 1000 is 10 %. */
    tax_rate: number;
    unit: Unit;
    /** Sum of the stock movements, kept by the database: add a movement to change it. */
    stock: Generated<number>;
    /** With so many pieces left, or fewer, it is low. */
    low_at: Generated<number>;
    /** The first delivery with pieces that no line waits for; kept by the database, as is the one below. */
    restock_date: Generated<string | null>;
    /** Announced pieces that no line waits for; less than none when a delivery shrank. */
    incoming: Generated<number>;
    /** Code of the goods for GST, where known: 4, 6 or 8 digits. */
    hsn: Optional<string>;
    /** What many of it cost. */
    price_breaks: ColumnType<PriceBreak[], string | undefined, string>;
    /** Pieces in one of what it is sold by: a set of two. */
    pack_size: Generated<number>;
    /** Working days until there is more of it than the stock, where the supplier says so. */
    lead_days: Optional<number>;
    electric: boolean;
    popularity: Generated<number>;
    description: string;
    highlights: JSONColumnType<string[]>;
    specifications: JSONColumnType<{ name: string; value: string }[]>;
    /** No two new products have the same, measures aside. */
    picture: JSONColumnType<Drawing>;
    /** Kept by the database from `reviews`, as are the two below. */
    review_count: Generated<number>;
    rating_sum: Generated<number>;
    rating: GeneratedAlways<string>;
    /** Name, SKU and brand in lower case, kept by the database. */
    search_text: Generated<string>;
    /** What it is, by its name or its vehicle: `brake pad`; kept by the database. */
    kind: Generated<string | null>;
    /** Words of name, brand and SKU; kept by the database, as are the three below. */
    title_words: Generated<string>;
    /** Those, and the words of its categories, colours, fuel and body style. */
    find_words: Generated<string>;
    /** The SKU in lower case without hyphens. */
    sku_key: GeneratedAlways<string>;
    /** When anything but stock and reviews last changed. */
    changed_at: Generated<Date>;
    /** What it shares with others in the filters of a listing; kept by the database. */
    facet_set_id: Generated<number>;
    /** Technical facts such as `voltage:60 V`; null until they are read, and again once their words change. */
    facts: Generated<string[] | null>;
    /** 16 times the set, twice the whole stars, and 1 when in stock. */
    facet_cell: GeneratedAlways<number>;
    /** Own category, those it is listed in besides, and all above these; kept by the database. */
    category_ids: Generated<number[]>;
    /** First day of sale; in the future for what is announced. */
    launched_on: Generated<string>;
    created_at: InstantNow;
  };
  /** What products are called, tokens joined by spaces, and the kind that this names. */
  kind_phrases: { phrase: string; kind: string };
  /** What is said, and what is meant by it; nothing by an empty text. */
  synonyms: {
    phrase: string;
    means: string;
    /** Name of the person who added it; null for those that the shop came with. */
    added_by: Optional<string>;
    version: Generated<number>;
  };
  /** What was searched in vain, or under other words than were found. */
  missed_searches: {
    words: string;
    kind: 'nothing' | 'corrected';
    /** What the words were taken for. */
    corrected: Optional<string>;
    times: Generated<number>;
    first_at: InstantNow;
    last_at: InstantNow;
    dismissed: Generated<boolean>;
  };
  /** A vehicle that a part fits; without a model, any. A part without a row has no record. */
  fitment: {
    id: Id;
    product_id: string;
    model_id: Optional<string>;
    /** Without: every variant of the model. */
    variant_id: Optional<string>;
    /** Both included; without: from the first, to the last. */
    year_from: Optional<number>;
    year_to: Optional<number>;
    position: Optional<Position>;
    /** What one vehicle takes of what the part is sold by. */
    quantity: Generated<number>;
    note: Generated<string>;
    system: System;
    /** Whether the words of the part have the kind of the vehicle, which a chore adds to older rows. */
    worded: Generated<boolean>;
  };
  /** Categories and spotlights that a product is listed in besides its own category. */
  product_categories: { product_id: string; category_id: string };
  /** What dealers of a make, and counters of sellers, report as delivered: it never was in the order book. */
  dealer_orders: {
    id: Id;
    /** Of the dealer's bill. */
    number: string;
    buyer: string;
    product_id: string;
    quantity: Generated<number>;
    delivered_at: Instant;
  };
  reviews: {
    id: Id;
    product_id: string;
    author: string;
    rating: number;
    text: string;
    created_at: InstantNow;
    /** The line of an order that it is about, where its author bought here. */
    order_id: string | null;
    order_position: number | null;
    /** Otherwise what its author bought elsewhere; neither in reviews from before it was asked for. */
    dealer_order_id: string | null;
    /** On which a part was used, where its author says so. */
    vehicle: string | null;
  };
  /** Never changed; see `products.facet_set_id`. */
  facet_sets: {
    id: Id;
    category_ids: number[];
    brand_id: string;
    condition: Condition;
    body_style: BodyStyle | null;
    fuel: Fuel | null;
    colours: Colour[];
    discounted: Generated<boolean>;
    facts: Generated<string[]>;
  };
  /** Every plain word that a product was ever found by, for misspelt ones. */
  search_words: { word: string };
  /** Of a model or of one product; both days belong to it, in India. */
  offers: {
    id: Id;
    model_id: Optional<string>;
    product_id: Optional<string>;
    title: string;
    text: string;
    starts_on: Day;
    ends_on: Day;
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
    panel_bg: Generated<'green' | 'ink' | 'sand' | 'sky'>;
    ribbon_class: Generated<'volt' | 'saffron' | 'green' | 'ink'>;
  };
}
