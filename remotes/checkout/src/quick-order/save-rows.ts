import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import { QUICK_ORDER_COLUMNS } from '@evmandi/contract/domain/quick-order';
import { problemsOf, type Row } from './rows.ts';

/** The rows with what is wrong with them, as a file that can be corrected and uploaded again. */
export const failedRowsFile = (rows: readonly Row[]): string =>
  BYTE_ORDER_MARK +
  csvLine([...QUICK_ORDER_COLUMNS, 'Reason']) +
  rows
    .map((row) =>
      csvLine([row.item, row.quantity, row.unit, row.price, problemsOf(row).join('; ')]),
    )
    .join('');

/** Has the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
