import { parseCsv } from 'hucre/csv';
import { type CellValue, readXls, streamXlsxRows } from 'hucre/xlsx';
import { checkArchive } from './archive-size.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** How often progress is said. */
const ROWS_AT_ONCE = 50;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}

/** As the file says by its first bytes, else UTF-8, else what Excel writes on Windows. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** First line that Excel reads, and writes, to name the separator. */
const SEPARATOR = /^sep=(.)\r?\n/i;

function* csvRows(bytes: Uint8Array): Generator<readonly CellValue[]> {
  const text = decode(bytes);
  // A picture or a page of the web is no list, whatever its name says.
  if (text.includes('\0') || /^\s*</.test(text)) throw UnreadableFile.damaged();
  const [first = '', delimiter] = SEPARATOR.exec(text) ?? [];
  yield* parseCsv(text.slice(first.length), delimiter ? { delimiter } : {});
}

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<[number, readonly CellValue[]]> {
  if (startsWith(bytes, ZIP)) {
    checkArchive(bytes);
    for await (const { index, values } of streamXlsxRows(bytes)) yield [index + 1, values];
    return;
  }
  const rows = startsWith(bytes, COMPOUND)
    ? ((await readXls(bytes)).sheets[0]?.rows ?? [])
    : csvRows(bytes);
  let line = 0;
  for (const row of rows) {
    line += 1;
    yield [line, row ?? []];
  }
}

/**
 * Reads the rows of the first sheet of a workbook, or of a CSV file with commas, semicolons or tabs. What the
 * file is its content says, not its name. Formulas are never worked out: a cell is what the file says it shows.
 * `onRows` is told how many rows were read. Throws an `UnreadableFile`.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  onRows: (rows: number) => void,
): Promise<SheetRow[]> {
  const sheet = sheetRows();
  try {
    for await (const [line, values] of rowsOf(bytes)) {
      sheet.add(line, Array.from(values, textOf));
      if (sheet.count() % ROWS_AT_ONCE === 0) onRows(sheet.count());
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : UnreadableFile.damaged();
  }
  const rows = sheet.finish();
  if (rows.length === 0) throw UnreadableFile.empty();
  return rows;
}
