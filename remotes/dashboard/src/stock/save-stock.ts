import { dayInIndia } from '@evmandi/contract/domain/dates';
import { http, notify, visitorText } from '@evmandi/runtime';
import { saveFile } from '@evmandi/ui/save-file';
import { levelsParams, movementsFilter, type StockQuery } from './stock-query.ts';

async function save(name: string, path: string, params: object): Promise<void> {
  try {
    const { data } = await http.get<Blob>(path, { params, responseType: 'blob' });
    saveFile(`${name}-${dayInIndia(Date.now())}.csv`, data);
  } catch (error) {
    notify.error(`The file was not saved: ${visitorText(error)}`, {
      action: { label: 'Retry', onPress: () => void save(name, path, params) },
    });
  }
}

/** Hands a CSV file of the levels that are listed to the browser. */
export function saveLevels(query: StockQuery): Promise<void> {
  const { state, q, sort } = levelsParams(query);
  return save('stock', '/admin/stock.csv', { state, q, sort });
}

/** Hands a CSV file of the movements that are listed to the browser. */
export const saveMovements = (query: StockQuery): Promise<void> =>
  save('stock-movements', '/admin/stock/movements.csv', movementsFilter(query));
