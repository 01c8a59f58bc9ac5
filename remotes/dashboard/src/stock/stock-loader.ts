import type { DeliveryList } from '@evmandi/api/contract/deliveries';
import type { MovementList, StockList } from '@evmandi/api/contract/stock';
import { read, visitorText } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  deliveriesParams,
  freshTab,
  levelsParams,
  movementsFilter,
  movementsParams,
  readStockQuery,
} from './stock-query.ts';

/** A part of the overview, or why there is none. */
export type StockPart<Value> = { value: Value } | { problem: string };

/** The levels; on a tab other than theirs those that are low, for the figures above. */
export type StockData = { stock: StockList } & (
  | { tab: 'levels' }
  | { tab: 'deliveries'; deliveries: DeliveryList }
  | { tab: 'movements'; movements: MovementList }
  | OverviewParts
);

export interface OverviewParts {
  tab: 'overview';
  /** Those that are to come, the next expected first. */
  deliveries: StockPart<DeliveryList>;
  movements: StockPart<MovementList>;
}

const readDeliveries = (params: object, signal: AbortSignal) =>
  read<DeliveryList>('/admin/deliveries', { signal, params });
const readMovements = (params: object, signal: AbortSignal) =>
  read<MovementList>('/admin/stock/movements', { signal, params });

/** One that fails leaves the other cards of the overview standing. */
async function partOf<Value>(work: Promise<Value>, signal: AbortSignal): Promise<StockPart<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: visitorText(error) };
  }
}

async function readOverview(signal: AbortSignal): Promise<OverviewParts> {
  const coming = deliveriesParams({ ...freshTab('deliveries'), status: 'Announced' });
  const latest = movementsFilter(freshTab('movements'));
  const [deliveries, movements] = await Promise.all([
    partOf(readDeliveries(coming, signal), signal),
    partOf(readMovements(latest, signal), signal),
  ]);
  return { tab: 'overview', deliveries, movements };
}

export async function stockLoader({ request }: LoaderFunctionArgs): Promise<StockData> {
  const { signal } = request;
  const query = readStockQuery(new URL(request.url).searchParams);
  const { tab } = query;
  const levels = tab === 'levels' ? query : freshTab('levels');
  const stock = read<StockList>('/admin/stock', { signal, params: levelsParams(levels) });
  if (tab === 'levels') return { tab, stock: await stock };
  const rest =
    tab === 'overview'
      ? readOverview(signal)
      : tab === 'deliveries'
        ? readDeliveries(deliveriesParams(query), signal).then((deliveries) => ({
            tab,
            deliveries,
          }))
        : readMovements(movementsParams(query), signal).then((movements) => ({ tab, movements }));
  const [one, others] = await Promise.all([stock, rest]);
  return { stock: one, ...others };
}
