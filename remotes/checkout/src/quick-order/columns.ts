import type { Cells } from './rows.ts';

export type Column = keyof Cells;

/** As in the sample file. */
export const COLUMN_ORDER: readonly Column[] = ['item', 'quantity', 'unit', 'price'];

/** What people head their columns with, without spaces and punctuation. */
const HEADINGS: readonly [Column, readonly string[]][] = [
  [
    'item',
    [
      'itemnumber',
      'itemno',
      'item',
      'itemcode',
      'sku',
      'partnumber',
      'partno',
      'part',
      'articlenumber',
      'article',
      'productcode',
      'product',
      'materialcode',
    ],
  ],
  ['quantity', ['quantity', 'qty', 'orderquantity', 'orderqty', 'pieces', 'pcs', 'nos']],
  ['unit', ['unit', 'units', 'uom', 'unitofmeasure']],
  ['price', ['price', 'unitprice', 'netprice', 'priceusd', 'rate']],
];

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  HEADINGS.flatMap(([column, words]) => words.map((word) => [word, column] as const)),
);

/** Which column each position of a headed sheet holds. */
export type Columns = readonly (Column | undefined)[];

/** The columns that a row of headings names; null when it is none, for which it must name items. */
export function readHeadings(texts: readonly string[]): Columns | null {
  const seen = new Set<Column>();
  const columns = texts.map((text) => {
    const column = COLUMN_OF.get(text.toLowerCase().replace(/[^a-z]/g, ''));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  return seen.has('item') && (seen.size > 1 || texts.length === 1) ? columns : null;
}

/** The API takes no longer cell. */
const LONGEST_CELL = 200;
const CONTROL = /\p{Cc}+/gu;

/** A cell's text on one line, no longer than the API takes it. */
export const cleanCell = (text: string): string =>
  text.replace(CONTROL, ' ').trim().slice(0, LONGEST_CELL);
