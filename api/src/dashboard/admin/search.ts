import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { sql } from 'kysely';
import type { AdminSearch } from '../../../contract/dashboard.ts';
import { searchSoFar } from '../../catalog/search.ts';
import { matchingCustomers } from '../../customers/admin/list-customers.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import type { Caller } from '../../http/access.ts';
import { numberIn } from '../../orders/admin/search-orders.ts';
import { type Drawing, pictureOf } from '../../pictures/picture.ts';
import { look } from '../../suggestions/suggest.ts';
import { readJobCards } from '../../workshop/list-job-cards.ts';

const MOST = 5;

interface Found {
  number: string;
  customer: string;
  status: string;
  total: string;
  name: string;
  picture: Drawing;
}

/** How many customers of a name are followed to their orders. */
const MOST_CUSTOMERS = 50;

/** The newest orders with such a number, and of such customers; each found through its own index. */
async function orders(db: Database, q: string): Promise<AdminSearch['orders']> {
  const number = numberIn(q);
  const byNumber = sql`select id from orders where number like ${holding(number ?? '')}`;
  const byCustomer = sql`select orders.id from orders where customer_id in (select id from customers
    where ${matchingCustomers(q)} order by created_at desc limit ${MOST_CUSTOMERS})`;
  const { rows } = await sql<Found>`with found as materialized (
      ${number === undefined ? byCustomer : sql`${byNumber} union ${byCustomer}`}
    ), newest as (
      select orders.id, orders.number, orders.customer_id, orders.status, orders.total, orders.placed_at
      from found join orders on orders.id = found.id
      order by orders.placed_at desc, orders.id desc limit ${MOST}
    )
    select newest.number, customers.name as customer, newest.status, newest.total,
      order_lines.name, order_lines.picture
    from newest join customers on customers.id = newest.customer_id
    join order_lines on order_lines.order_id = newest.id and order_lines.position = 1
    order by newest.placed_at desc, newest.id desc`.execute(db);
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
    .where('merged_into', 'is', null)
    .select(['number', 'name', 'phone'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

/** As the search of the shop suggests them: part numbers that begin so, then names, the most popular first. */
async function products(db: Database, q: string): Promise<AdminSearch['products']> {
  const { search } = await searchSoFar(db, q);
  const rows = await look(db, search, q);
  return rows.slice(0, MOST).map(({ id, sku, name, picture }) => ({
    id,
    sku,
    name,
    picture: pictureOf(picture, 'cut', name),
  }));
}

/** Who is shown orders and customers (PERM-2). */
const isCounter = ({ permissions }: Caller): boolean =>
  [PERMISSION.administration, PERMISSION.counter].some((code) => permissions.includes(code));

/** The best few orders, customers, products and job cards for the command palette, as far as the caller may see them. */
export async function searchAll(db: Database, q: string, caller: Caller): Promise<AdminSearch> {
  const sees = isCounter(caller);
  const [foundOrders, foundCustomers, foundProducts, foundCards] = await Promise.all([
    sees ? orders(db, q) : [],
    sees ? customers(db, q) : [],
    products(db, q),
    readJobCards(db, { q, page: 1, page_size: MOST }, caller),
  ]);
  return {
    orders: foundOrders,
    customers: foundCustomers,
    products: foundProducts,
    jobCards: foundCards.map(({ number, vehicle, registration, stage }) => ({
      number,
      vehicle,
      registration,
      stage,
    })),
  };
}
