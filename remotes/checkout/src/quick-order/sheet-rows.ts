import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { COLUMN_ORDER, type Columns, cleanCell, readHeadings } from './columns.ts';
import { type Cells, NO_CELLS } from './rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A row of a file with its number there, from 1. */
export interface SheetRow extends Cells {
  line: number;
}

/** Headings may stand below a title. */
const TITLE_ROWS = 10;

interface Texts {
  line: number;
  texts: string[];
}

/** Takes the rows of a sheet as they are read, and finds out what their columns hold. */
export function sheetRows() {
  const rows: SheetRow[] = [];
  let columns: Columns | null = null;
  let waiting: Texts[] = [];

  function keep({ line, texts }: Texts, held: Columns): void {
    const cells: Cells = { ...NO_CELLS };
    texts.forEach((text, at) => {
      const column = held[at];
      if (column) cells[column] = text;
    });
    if (cells.item === '') return;
    if (rows.length === MAX_QUICK_ORDER_ROWS) throw UnreadableFile.tooManyRows();
    rows.push({ ...cells, line });
  }

  function flush(held: Columns): void {
    columns = held;
    for (const row of waiting) keep(row, held);
    waiting = [];
  }

  return {
    /** Takes one row. Throws when there are more rows than an order may have. */
    add(line: number, values: readonly string[]): void {
      const texts = values.map(cleanCell);
      if (texts.every((text) => text === '')) return;
      const headed = columns ? null : readHeadings(texts);
      if (columns) keep({ line, texts }, columns);
      else if (headed) {
        waiting = [];
        columns = headed;
      } else {
        waiting.push({ line, texts });
        if (waiting.length >= TITLE_ROWS) flush(COLUMN_ORDER);
      }
    },
    count: () => rows.length,
    /** All rows that name an item. Without headings the columns are those of the sample file. */
    finish(): SheetRow[] {
      if (!columns) flush(COLUMN_ORDER);
      return rows;
    },
  };
}
