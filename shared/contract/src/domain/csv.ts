/**
 * A spreadsheet would run what begins so, in wide letters too, and one that separates by semicolons or tabs takes
 * what follows them, or a new line, for the beginning of a cell, in quotes or not.
 */
const FORMULA = /^(?=[\t\r])|(^|[;\t\r\n])(?=[^\S;\t\r\n]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type Cells = readonly (string | number | null)[];

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns one line of CSV (RFC 4180). Text that a spreadsheet would take for a formula gets a quote before it.
 */
export const csvLine = (values: Cells): string => `${values.map(cell).join(',')}\r\n`;
