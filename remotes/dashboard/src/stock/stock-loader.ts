import type { DeliveryList } from '@evmandi/api/contract/deliveries';
import type { MovementList, StockList } from '@evmandi/api/contract/stock';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  deliveriesParams,
  freshTab,
  levelsParams,
  movementsParams,
  readStockQuery,
} from './stock-query.ts';

export interface StockData {
  /** The levels; on another tab those that are low, for the figures above. */
  stock: StockList;
  deliveries?: DeliveryList;
  movements?: MovementList;
}

export async function stockLoader({ request }: LoaderFunctionArgs): Promise<StockData> {
  const { signal } = request;
  const query = readStockQuery(new URL(request.url).searchParams);
  const levels = query.tab === 'levels' ? query : freshTab('levels');
  const stock = read<StockList>('/admin/stock', { signal, params: levelsParams(levels) });
  if (query.tab === 'deliveries') {
    const params = deliveriesParams(query);
    const deliveries = read<DeliveryList>('/admin/deliveries', { signal, params });
    const [one, other] = await Promise.all([stock, deliveries]);
    return { stock: one, deliveries: other };
  }
  if (query.tab === 'movements') {
    const params = movementsParams(query);
    const movements = read<MovementList>('/admin/stock/movements', { signal, params });
    const [one, other] = await Promise.all([stock, movements]);
    return { stock: one, movements: other };
  }
  return { stock: await stock };
}
