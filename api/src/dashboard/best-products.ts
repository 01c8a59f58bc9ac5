import { sql } from 'kysely';
import type { Dashboard } from '../../contract/dashboard.ts';
import type { Database } from '../database/database.ts';
import { daysAgo } from '../orders/admin/order-stats.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';

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
}

/** Products of the last 28 days, by what they brought or by how many orders they were in. */
async function soldProducts(db: Database, by: 'revenue' | 'orders'): Promise<Sold[]> {
  const { rows } = await sql<Sold>`with sold as (
      select order_lines.product_id, count(*)::int as orders,
        sum(order_lines.net + order_lines.tax) as revenue
      from orders join order_lines on order_lines.order_id = orders.id
      where orders.placed_at > ${daysAgo(28)} and orders.status <> 'Cancelled'
      group by order_lines.product_id
      order by ${sql.ref(by)} desc, order_lines.product_id limit ${SHOWN}
    )
    select products.id, products.name, categories.name as category, products.picture,
      products.price, products.stock, sold.orders, sold.revenue
    from sold join products on products.id = sold.product_id
    join categories on categories.id = products.category_id
    order by sold.${sql.ref(by)} desc, products.id`.execute(db);
  return rows;
}

const toFigure = ({ id, name, category, picture, price }: Sold) => ({
  id,
  name,
  category,
  picture: pictureOf(picture, 'cut', name),
  price: Number(price),
});

export async function topProducts(db: Database): Promise<Dashboard['topProducts']> {
  const rows = await soldProducts(db, 'revenue');
  return rows.map((row) => ({ ...toFigure(row), revenue: Number(row.revenue) }));
}

export async function bestSellers(db: Database): Promise<Dashboard['bestSellers']> {
  const rows = await soldProducts(db, 'orders');
  return rows.map((row) => ({ ...toFigure(row), orders: row.orders, inStock: row.stock > 0 }));
}
