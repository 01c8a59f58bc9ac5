import { BYTE_ORDER_MARK, type Cells, csvLine } from '@evmandi/contract/domain/csv';
import { decimalRupees } from '@evmandi/contract/domain/money';

/** Paise as rupees, a number to a spreadsheet. */
export const rupeesOf = (paise: string): number => Number(decimalRupees(Number(paise)));

/** So many rows are in memory at a time, however many there are. */
export const ROWS_AT_ONCE = 500;

interface CsvFile<Row> {
  head: Cells;
  /** The next `ROWS_AT_ONCE` rows, those after `last`; fewer when there are no more. */
  rowsAfter: (last: Row | undefined) => Promise<Row[]>;
  cellsOf: (row: Row) => Cells;
}

/**
 * A CSV file in parts. The first part holds the head alone, and comes once the first rows are read, so
 * that an unreachable database is reported before it.
 */
export async function* csvFile<Row>({
  head,
  rowsAfter,
  cellsOf,
}: CsvFile<Row>): AsyncGenerator<string, void, undefined> {
  let rows = await rowsAfter(undefined);
  yield BYTE_ORDER_MARK + csvLine(head);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    rows = await rowsAfter(last);
  }
}
