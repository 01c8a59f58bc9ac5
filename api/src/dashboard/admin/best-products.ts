import { sql } from 'kysely';
import type { Dashboard } from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_START } from '../../database/india.ts';
import { type Drawing, pictureOf } from '../../pictures/picture.ts';

const SHOWN = 5;

interface Sold {
  id: string;
  name: string;
  category: string;
  picture: Drawing;
  price: string;
  stock: number;
  orders: number;
  revenue: string;
  list: 'revenue' | 'orders';
}

/** Products of the period that brought most, and those that were in most orders. */
async function soldProducts(db: Database): Promise<Sold[]> {
  const { rows } = await sql<Sold>`with sold as materialized (
      select product_id, sum(orders)::int as orders, sum(revenue) as revenue
      from product_days where day >= ${PERIOD_START} group by product_id having sum(orders) > 0
    ), ranked as (
      (select *, 'revenue' as list from sold order by revenue desc, product_id limit ${SHOWN})
      union all
      (select *, 'orders' as list from sold order by orders desc, product_id limit ${SHOWN})
    )
    select products.id, products.name, categories.name as category, products.picture,
      products.price, products.stock, ranked.orders, ranked.revenue, ranked.list
    from ranked join products on products.id = ranked.product_id
    join categories on categories.id = products.category_id
    order by case ranked.list when 'orders' then ranked.orders else ranked.revenue end desc,
      products.id`.execute(db);
  return rows;
}

const toFigure = ({ id, name, category, picture, price }: Sold) => ({
  id,
  name,
  category,
  picture: pictureOf(picture, 'cut', name),
  price: Number(price),
});

/** Top products and best sellers. */
export async function bestProducts(db: Database): Promise<NonNullable<Dashboard['products']>> {
  const rows = await soldProducts(db);
  return {
    top: rows
      .filter(({ list }) => list === 'revenue')
      .map((row) => ({ ...toFigure(row), revenue: Number(row.revenue) })),
    bestSellers: rows
      .filter(({ list }) => list === 'orders')
      .map((row) => ({ ...toFigure(row), orders: row.orders, inStock: row.stock > 0 })),
  };
}
