import { dayInIndia } from '@evmandi/contract/domain/dates';
import { http, notify, visitorText } from '@evmandi/runtime';
import { saveFile } from '@evmandi/ui/save-file';

interface Csv {
  /** What the file holds and is named after: "orders". */
  what: string;
  /** Of the API, below `/api`. */
  path: string;
  params: object | undefined;
}

/** Hands a CSV file of the API to the browser. A failure is told, with the way to try again. */
export async function saveCsv(csv: Csv): Promise<void> {
  const { what, path, params } = csv;
  try {
    const { data } = await http.get<Blob>(path, { params, responseType: 'blob' });
    saveFile(`${what}-${dayInIndia(Date.now())}.csv`, data);
  } catch (error) {
    notify.error(`The ${what} were not saved: ${visitorText(error)}`, {
      action: { label: 'Retry', onPress: () => void saveCsv(csv) },
    });
  }
}
