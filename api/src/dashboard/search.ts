import { sql } from 'kysely';
import type { AdminSearch } from '../../contract/dashboard.ts';
import { matchingCustomers } from '../customers/list-customers.ts';
import type { Database } from '../database/database.ts';
import { holding } from '../database/like.ts';
import { pictureOf } from '../pictures/picture.ts';

const MOST = 5;

async function orders(db: Database, q: string): Promise<AdminSearch['orders']> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.position', '=', 1),
    )
    .where((eb) =>
      eb.or([
        eb('orders.number', 'like', holding(q.replace(/^#/, ''))),
        eb(
          'customers.id',
          'in',
          eb.selectFrom('customers').select('id').where(matchingCustomers(q)),
        ),
      ]),
    )
    .select([
      'orders.number',
      'customers.name as customer',
      'orders.status',
      'orders.total',
      'order_lines.name',
      'order_lines.picture',
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ name, picture, total, ...order }) => ({
    ...order,
    total: Number(total),
    picture: pictureOf(picture, 'cut', name),
  }));
}

function customers(db: Database, q: string): Promise<AdminSearch['customers']> {
  return db
    .selectFrom('customers')
    .where(matchingCustomers(q))
    .select(['number', 'name', 'phone'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

/** The SKU that begins so comes first, then the names that hold the text, the most popular first. */
async function products(db: Database, q: string): Promise<AdminSearch['products']> {
  const start = `${holding(q.toUpperCase()).slice(1)}`;
  const rows = await db
    .selectFrom('products')
    .where((eb) => eb.or([eb('sku', 'like', start), eb('name', 'ilike', holding(q))]))
    .select(['id', 'sku', 'name', 'picture'])
    .orderBy(sql`sku like ${start}`, 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, picture: pictureOf(row.picture, 'cut', row.name) }));
}

/** The best few orders, customers and products for the command palette. */
export async function searchAll(db: Database, q: string): Promise<AdminSearch> {
  const [foundOrders, foundCustomers, foundProducts] = await Promise.all([
    orders(db, q),
    customers(db, q),
    products(db, q),
  ]);
  return { orders: foundOrders, customers: foundCustomers, products: foundProducts };
}
