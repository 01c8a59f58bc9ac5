import type { BodyStyle, Colour, Condition, Fuel } from '@evmandi/contract/domain/filter-values';
import type { Unit } from '@evmandi/contract/domain/units';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Drawing } from '../../pictures/picture.ts';
import type { Big, BigOrNull, Day, Id, InstantNow, Optional } from './columns.ts';

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
    /** 16 times the set, twice the whole stars, and 1 when in stock. */
    facet_cell: GeneratedAlways<number>;
    /** Own category, those it is listed in besides, and all above these; kept by the database. */
    category_ids: Generated<number[]>;
    /** First day of sale; in the future for what is announced. */
    launched_on: Generated<string>;
    created_at: InstantNow;
  };
  /** Categories and spotlights that a product is listed in besides its own category. */
  product_categories: { product_id: string; category_id: string };
  reviews: {
    id: Id;
    product_id: string;
    author: string;
    rating: number;
    text: string;
    created_at: InstantNow;
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
