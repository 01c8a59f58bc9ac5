import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StockRow } from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_AGO, PERIOD_DAYS, TODAY } from '../../database/india.ts';
import { notFound } from '../../http/failure.ts';
import { type Drawing, pictureOf } from '../../pictures/picture.ts';

/** Products that stock is kept of, with what orders wait for: used vehicles are single pieces, some are yet to come. */
export const STOCKED = sql`(
  select products.id, sku, name, picture, price, stock as left_over, low_at, coalesce(lines.pieces, 0) as waiting
  from products left join (
    select product_id, sum(quantity - allocated - cancelled)::integer as pieces from order_lines
    where quantity > allocated + cancelled group by product_id) lines on lines.product_id = products.id
  where condition = 'new' and launched_on <= ${TODAY}) stocked`;

/** Pieces on the shelf that orders hold, of the product with that id. */
export const heldOf = (id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(allocated - shipped), 0)::integer from order_lines
    where order_lines.product_id = ${id} and allocated > shipped)`;

interface Row {
  id: string;
  sku: string;
  name: string;
  picture: Drawing;
  left: number;
  lowAt: number;
  waiting: number;
  held: number;
  coming: number;
  next: { number: string; expectedOn: string; late: boolean } | null;
  sold: number;
}

const toRow = ({ id, sku, name, picture, sold, ...row }: Row): StockRow => ({
  ...row,
  product: { id, sku, name, picture: pictureOf(picture, 'cut', name) },
  onHand: row.left + row.held,
  lasts: sold > 0 ? Math.floor((row.left * PERIOD_DAYS) / sold) : null,
});

interface Wanted {
  where: RawBuilder<SqlBool>;
  /** Ends with the id, so that pages never overlap. */
  orderBy: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

/** Rows of the stock. What is costly of a row is read of those alone. */
export async function readStock(
  db: Database,
  { where, orderBy, limit, offset = 0 }: Wanted,
): Promise<StockRow[]> {
  const { rows } = await sql<Row>`select stocked.id, sku, name, picture, left_over as left,
      low_at as "lowAt", waiting, ${heldOf(sql`stocked.id`)} as held, (
        select coalesce(sum(open), 0)::integer from deliveries
        where product_id = stocked.id and open > 0) as coming, (
        select json_build_object('number', number, 'expectedOn', expected_on, 'late', expected_on < ${TODAY})
        from deliveries where product_id = stocked.id and open > 0
        order by expected_on, deliveries.id limit 1) as next, (
        select coalesce(- sum(quantity), 0)::integer from stock_movements
        where product_id = stocked.id and at > ${PERIOD_AGO}
          and reason in ('sale', 'cancellation')) as sold
    from (select * from ${STOCKED} where ${where}
      order by ${orderBy} limit ${limit} offset ${offset}) stocked
    order by ${orderBy}`.execute(db);
  return rows.map(toRow);
}

/** The row of one product as it is now. Throws a 404 where no stock is kept of it. */
export async function readStockRow(db: Database, sku: string): Promise<StockRow> {
  const wanted = { where: sql<SqlBool>`sku = ${sku}`, orderBy: sql`id`, limit: 1 };
  const [row] = await readStock(db, wanted);
  if (!row)
    throw notFound('No stock is kept of a product with this part number', 'unknown_product');
  return row;
}
