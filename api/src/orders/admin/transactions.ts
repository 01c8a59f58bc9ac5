import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  Transaction,
  TransactionList,
  TransactionsQuery,
} from '../../../contract/admin-transactions.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { MONEY, moneyOwed } from '../order-view.ts';

/** Orders as money: an unpaid order that was cancelled moves none. */
function matching(q: string | undefined): Expression<SqlBool> {
  const isMoney = sql<SqlBool>`(orders.payment = 'Paid' or orders.status <> 'Cancelled')`;
  if (!q) return isMoney;
  const text = holding(q.replace(/^#/, ''));
  return sql<SqlBool>`(${isMoney} and (orders.number like ${text} or orders.customer_id in (
    select id from customers where lower(name || ' ' || number || ' ' || phone || ' ' || email) like lower(${text}))))`;
}

const PAYMENT = { Paid: 'Paid', Pending: 'Unpaid' } as const;

async function count(db: Database, q: string | undefined): Promise<TransactionList['counts']> {
  const rows = q
    ? await db
        .selectFrom('orders')
        .where(matching(q))
        .select(['payment', sql<string>`count(*)`.as('count')])
        .groupBy('payment')
        .execute()
    : await db
        .selectFrom('order_days')
        .where(sql<SqlBool>`(payment = 'Paid' or status <> 'Cancelled')`)
        .select(['payment', sql<string>`sum(orders)`.as('count')])
        .groupBy('payment')
        .execute();
  const of = (payment: string) => Number(rows.find((row) => row.payment === payment)?.count ?? 0);
  return { all: of('Paid') + of('Unpaid'), Paid: of('Paid'), Pending: of('Unpaid') };
}

/** A page of transactions, the newest order first. */
export async function readTransactions(
  db: Database,
  { status, q, page }: TransactionsQuery,
  limit = ROWS_PER_PAGE,
): Promise<Transaction[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where(matching(q))
    .$if(status !== undefined, (query) =>
      query.where('orders.payment', '=', PAYMENT[status ?? 'Paid']),
    )
    .select([
      'orders.number',
      'orders.placed_at',
      'orders.payment',
      'orders.status',
      ...MONEY,
      'customers.id',
      'customers.number as customerNumber',
      'customers.name',
      sql<Date | null>`(select max(received_at) from payments where payments.order_id = orders.id)`.as(
        'paidAt',
      ),
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offsetOf(page))
    .execute();
  return rows.map((row) => ({
    orderNumber: row.number,
    customer: { id: row.id, number: row.customerNumber, name: row.name },
    placedAt: row.placed_at.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    status: row.payment === 'Paid' ? 'Paid' : 'Pending',
    amount: row.payment === 'Paid' ? Number(row.paid) - Number(row.refunded) : moneyOwed(row).toPay,
  }));
}

/** A page of orders by payment, with the numbers for the tabs. */
export async function listTransactions(
  db: Database,
  query: TransactionsQuery,
): Promise<TransactionList> {
  const [transactions, counts] = await Promise.all([
    readTransactions(db, query),
    count(db, query.q),
  ]);
  return { transactions, page: pageOf(query.page, counts[query.status ?? 'all']), counts };
}
