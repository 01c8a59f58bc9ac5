import type { StockSort, StockState } from '@evmandi/contract/domain/stock';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StockExport, StockList, StockQuery } from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { readStock, STOCKED } from './stocked.ts';

const STATES: Record<StockState, RawBuilder<SqlBool>> = {
  low: sql<SqlBool>`left_over <= low_at`,
  out: sql<SqlBool>`left_over = 0`,
  waiting: sql<SqlBool>`waiting > 0`,
  all: sql<SqlBool>`true`,
};

const SORTS: Record<StockSort, RawBuilder<unknown>> = {
  urgent: sql`waiting > 0 desc, left_over::float8 / greatest(low_at, 1), left_over, id`,
  left_asc: sql`left_over, id`,
  left_desc: sql`left_over desc, id desc`,
  name_asc: sql`lower(name), id`,
  name_desc: sql`lower(name) desc, id desc`,
  waiting_desc: sql`waiting desc, id`,
  waiting_asc: sql`waiting, id`,
};

const matching = (q: string | undefined): RawBuilder<SqlBool> =>
  q ? sql<SqlBool>`(sku ilike ${holding(q)} or name ilike ${holding(q)})` : sql<SqlBool>`true`;

type Figures = StockList['counts'] & {
  lowOfAll: number;
  outOfAll: number;
  waitingPieces: number;
  deliveries: number;
  pieces: number;
  value: string;
};

/** Counts of what the search leaves, and figures of everything, in one look. */
async function figures(db: Database, q: string | undefined): Promise<Figures> {
  const found = matching(q);
  const { rows } = await sql<Figures>`select
      count(*) filter (where ${found} and ${STATES.low})::integer as low,
      count(*) filter (where ${found} and ${STATES.out})::integer as out,
      count(*) filter (where ${found} and ${STATES.waiting})::integer as waiting,
      count(*) filter (where ${found})::integer as "all",
      count(*) filter (where ${STATES.low})::integer as "lowOfAll",
      count(*) filter (where ${STATES.out})::integer as "outOfAll",
      coalesce(sum(waiting), 0)::integer as "waitingPieces",
      coalesce(sum(left_over * price), 0)::bigint as value,
      (select count(*)::integer from deliveries where open > 0) as deliveries,
      (select coalesce(sum(open), 0)::integer from deliveries where open > 0) as pieces
    from ${STOCKED}`.execute(db);
  if (!rows[0]) throw new Error('An aggregate has one row');
  return rows[0];
}

const conditionOf = ({ state, q }: Pick<StockQuery, 'state' | 'q'>) =>
  sql<SqlBool>`${STATES[state]} and ${matching(q)}`;

/** A page of the stock, with the numbers for the tabs and the cards above. */
export async function listStock(db: Database, query: StockQuery): Promise<StockList> {
  const { state, q, sort, page, page_size } = query;
  const { lowOfAll, outOfAll, waitingPieces, deliveries, pieces, value, ...counts } = await figures(
    db,
    q,
  );
  const isThere = offsetOf(page, page_size) < counts[state];
  return {
    rows: isThere
      ? await readStock(db, {
          where: conditionOf(query),
          orderBy: SORTS[sort],
          limit: page_size,
          offset: offsetOf(page, page_size),
        })
      : [],
    page: pageOf(page, counts[state], page_size),
    counts,
    stats: {
      low: lowOfAll,
      out: outOfAll,
      waiting: waitingPieces,
      announced: { deliveries, pieces },
      value: Number(value),
    },
  };
}

/** The next rows of a file of the stock, by part number: those after `last`. */
export const stockAfter = (
  db: Database,
  query: StockExport,
  { last, limit }: { last: string | undefined; limit: number },
) =>
  readStock(db, {
    where: sql<SqlBool>`${conditionOf(query)} and sku > ${last ?? ''}`,
    orderBy: sql`sku`,
    limit,
  });
