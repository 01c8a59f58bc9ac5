import { dayInIndia } from '@evmandi/contract/domain/dates';
import { http, notify, visitorText } from '@evmandi/runtime';
import { saveFile } from '@evmandi/ui/save-file';
import { links } from '../links.ts';
import { filterOf, readOrdersQuery } from './orders-query.ts';

interface Place {
  pathname: string;
  search: string;
}

/**
 * Hands a CSV file of orders to the browser: those named, else all that the address of the orders screen
 * leaves; anywhere else all orders there are.
 */
export async function saveOrders(
  { pathname, search }: Place,
  numbers?: readonly string[],
): Promise<void> {
  const here = pathname === links.orders ? readOrdersQuery(new URLSearchParams(search)) : undefined;
  const params = numbers ? { numbers: numbers.join(',') } : here && filterOf(here);
  try {
    const { data } = await http.get<Blob>('/admin/orders.csv', { params, responseType: 'blob' });
    saveFile(`orders-${dayInIndia(Date.now())}.csv`, data);
  } catch (error) {
    notify.error(`The orders were not saved: ${visitorText(error)}`, {
      action: {
        label: 'Retry',
        onPress: () => void saveOrders({ pathname, search }, numbers),
      },
    });
  }
}
