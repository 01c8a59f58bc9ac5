import { BUDGETS } from '@evmandi/contract/domain/filter-values';
import { FACTS } from '@evmandi/contract/domain/filters';
import { sql } from 'kysely';
import { isCalled, textsOf } from './facts-by-hand.ts';
import type { TestApi } from './test-api.ts';

/** A product with what filters ask of it. */
export interface Row {
  id: string;
  brand: string;
  places: string[];
  price: number;
  rating: number;
  stock: number;
  reduced: boolean;
  condition: string;
  body_style: string | null;
  fuel: string | null;
  colours: string[];
  model: string | null;
  /** Models that it fits, as `fits` names them; `any` for what is universal. */
  fitted: string[];
  facts: string[];
}

export type Filters = Record<string, string[]>;

/** Whether a product passes one filter, from its own columns. */
const PASSES: Record<string, (row: Row, values: string[]) => boolean> = {
  ...Object.fromEntries(
    FACTS.map((fact) => [
      fact,
      (row: Row, values: string[]) =>
        textsOf(row.facts, fact).some((text) => values.some((value) => isCalled(text, value))),
    ]),
  ),
  category: (row, [slug = '']) => row.places.includes(slug),
  brand: (row, slugs) => slugs.includes(row.brand),
  price_min: (row, [rupees]) => row.price >= Number(rupees) * 100,
  price_max: (row, [rupees]) => row.price <= Number(rupees) * 100,
  rating: (row, [stars]) => row.rating >= Number(stars),
  colour: (row, colours) => colours.some((colour) => row.colours.includes(colour)),
  in_stock: (row) => row.stock > 0,
  discounted: (row) => row.reduced,
  condition: (row, [condition]) => row.condition === condition,
  body_style: (row, styles) => styles.includes(String(row.body_style)),
  fuel: (row, fuels) => fuels.includes(String(row.fuel)),
  model: (row, [slug]) => row.model === slug,
  fits: (row, vehicles) =>
    row.fitted.includes('any') || vehicles.some((vehicle) => row.fitted.includes(vehicle)),
  budget: (row, [slug]) => {
    const budget = BUDGETS.find((band) => band.slug === slug);
    const rupees = row.price / 100;
    return !!budget && rupees >= budget.from && rupees < (budget.below ?? Number.POSITIVE_INFINITY);
  },
};

/** Products that pass all filters, or all but those named. */
export const left = (rows: Row[], filters: Filters, without: string[] = []) =>
  rows.filter((row) =>
    Object.entries(filters).every(
      ([filter, values]) => without.includes(filter) || PASSES[filter]?.(row, values) === true,
    ),
  );

/** All products with every category that each is in, from the tree itself. */
export async function readRows(db: TestApi['db']): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'price' | 'rating'> & { price: string; rating: string }>`
    with recursive above as (
      select id, id as place, parent_id from categories
      union all select above.id, categories.id, categories.parent_id
      from above join categories on categories.id = above.parent_id
    )
    select products.id, brands.slug as brand, facts, price, rating, stock,
      original_price > price is true as reduced, condition, body_style, fuel, colours,
      models.slug as model, array(
        select distinct coalesce(makes.slug || '.' || fitted.slug, 'any') from fitment
        left join models fitted on fitted.id = fitment.model_id
        left join brands makes on makes.id = fitted.brand_id
        where fitment.product_id = products.id) as fitted, array(
        select distinct categories.slug from above join categories on categories.id = above.place
        where above.id = products.category_id or above.id in (
          select category_id from product_categories where product_id = products.id)) as places
    from products join brands on brands.id = products.brand_id
    left join models on models.id = products.model_id`.execute(db);
  return rows.map((row) => ({ ...row, price: Number(row.price), rating: Number(row.rating) }));
}
