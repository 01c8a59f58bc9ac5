import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { parseCsv } from 'hucre/csv';
import { COLUMN_ORDER, type Column, cleanCell, readHeadings } from './columns.ts';
import type { Cells } from './rows.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

const textsOf = (text: string) =>
  parseCsv(text, { delimiter: '\t' }).map((row) =>
    row.map((cell) => cleanCell(String(cell ?? ''))),
  );

export type Block =
  /** Its rows name items. */
  | { kind: 'rows'; rows: SheetRow[] }
  /** It fills columns after the first, beside items that stand there. */
  | { kind: 'cells'; cells: Partial<Cells>[] };

/**
 * Reads what a spreadsheet puts on the clipboard, pasted into a cell of the column `from`. Headings in it say
 * themselves what its columns hold. Throws an `UnreadableFile` when it has too many rows.
 */
export function readBlock(text: string, from: Column): Block {
  const rows = textsOf(text);
  const headed = rows.some((texts) => readHeadings(texts));
  if (from === 'item' || headed) {
    const sheet = sheetRows();
    for (const [index, texts] of rows.entries()) sheet.add(index + 1, texts);
    return { kind: 'rows', rows: sheet.finish() };
  }
  if (rows.length > MAX_QUICK_ORDER_ROWS) throw UnreadableFile.tooManyRows();
  const columns = COLUMN_ORDER.slice(COLUMN_ORDER.indexOf(from));
  const cells = rows.map((texts) =>
    Object.fromEntries(
      columns.flatMap((column, at) => (texts[at] === undefined ? [] : [[column, texts[at]]])),
    ),
  );
  return { kind: 'cells', cells };
}
