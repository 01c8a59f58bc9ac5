/** A spreadsheet would run what begins so; the wide forms it takes for the plain ones. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type Cells = readonly (string | number | null)[];

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value.trimStart()) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns one line of CSV (RFC 4180). Text that a spreadsheet would take for a formula gets a quote before it.
 */
export const csvLine = (values: Cells): string => `${values.map(cell).join(',')}\r\n`;
