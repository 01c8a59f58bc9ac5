import type {
  QuickOrderAnswer,
  QuickOrderProduct,
  QuickOrderResult,
} from '@evmandi/api/contract/quick-order';
import { type Line, mergeLines } from '@evmandi/contract/domain/lines';

/** Blank rows at the start (QUICK-3). */
export const FIRST_ROWS = 7;

/** As typed, pasted or read from a file; the server alone judges them. */
export interface Cells {
  item: string;
  quantity: string;
  /** Empty for the product's own. */
  unit: string;
  /** Of one piece in dollars, where a file names one. */
  price: string;
}

export const NO_CELLS: Cells = { item: '', quantity: '', unit: '', price: '' };

/** What the server said of a row, once it was asked. */
type Verdict =
  /** With `soon` it is asked when typing rests. */
  | { state: 'open'; soon: boolean }
  | { state: 'asking'; call: number }
  | { state: 'judged'; result: QuickOrderResult; product: QuickOrderProduct | null }
  | { state: 'failed'; reason: string };

export interface Row extends Cells {
  key: number;
  /** Its number in the file or the pasted block; null for one that was typed. */
  line: number | null;
  verdict: Verdict;
  /** It was wrong once: a list that shows plain texts keeps the fields of this one. */
  mended: boolean;
}

const OPEN: Verdict = { state: 'open', soon: false };

export const newRow = (
  key: number,
  cells: Partial<Cells> = {},
  line: number | null = null,
): Row => ({
  ...NO_CELLS,
  ...cells,
  key,
  line,
  verdict: OPEN,
  mended: false,
});

export const blankRows = (number: number, firstKey: number): Row[] =>
  Array.from({ length: number }, (_, index) => newRow(firstKey + index));

export const keyAfter = (rows: readonly Row[]): number =>
  rows.reduce((key, row) => Math.max(key, row.key), -1) + 1;

/** A row without an item number is left out (QUICK-6). */
export const isBlank = ({ item }: Cells): boolean => item.trim() === '';

/** The row with other cells: what was said of the old ones no longer holds. */
export const withCells = (row: Row, cells: Partial<Cells>, soon: boolean): Row => ({
  ...row,
  ...cells,
  verdict: { state: 'open', soon },
});

export const asking = (row: Row, call: number): Row => ({
  ...row,
  verdict: { state: 'asking', call },
});

/** True for a row that nothing is known of though something stands in it. */
export const isUnasked = (row: Row): boolean =>
  !isBlank(row) && (row.verdict.state === 'open' || row.verdict.state === 'failed');

/** True for a row that was asked about in vain. */
export const hasFailed = ({ verdict }: Row): boolean => verdict.state === 'failed';

const isAskedBy = (row: Row, call: number) =>
  row.verdict.state === 'asking' && row.verdict.call === call;

/** The rows with the answer to a call about `sent`; what was changed meanwhile stays as it is. */
export function withAnswer(
  rows: readonly Row[],
  sent: readonly Row[],
  call: number,
  answer: QuickOrderAnswer,
): Row[] {
  const products = new Map(answer.products.map((product) => [product.id, product]));
  const results = new Map(answer.rows.map((result) => [sent[result.row]?.key, result]));
  return rows.map((row) => {
    if (!isAskedBy(row, call)) return row;
    const result = results.get(row.key);
    if (!result) return { ...row, verdict: OPEN };
    const product = (result.productId && products.get(result.productId)) || null;
    const mended = row.mended || !result.orderable;
    return { ...row, mended, verdict: { state: 'judged', result, product } };
  });
}

export const withFailure = (rows: readonly Row[], call: number, reason: string): Row[] =>
  rows.map((row) =>
    isAskedBy(row, call) ? { ...row, verdict: { state: 'failed', reason } } : row,
  );

const resultOf = ({ verdict }: Row) => (verdict.state === 'judged' ? verdict.result : null);

export const productOf = ({ verdict }: Row): QuickOrderProduct | null =>
  verdict.state === 'judged' ? verdict.product : null;

/** Why the row cannot go into the cart, in sentences; empty while nothing is known against it. */
export function problemsOf(row: Row): string[] {
  if (row.verdict.state === 'failed') return [row.verdict.reason];
  const result = resultOf(row);
  if (!result) return [];
  const problems = result.errors.map(({ message }) => message);
  return result.refusal === null ? problems : [...problems, result.refusal];
}

/** Fields that the server found wrong. */
export const wrongFields = (row: Row): ReadonlySet<string> => {
  const result = resultOf(row);
  const fields = new Set<string>(result?.errors.map(({ field }) => field));
  return result?.refusal && fields.size === 0 ? new Set(['quantity']) : fields;
};

export const warningsOf = (row: Row): readonly string[] => resultOf(row)?.warnings ?? [];

/** The SKU that was probably meant. */
export const suggestionOf = (row: Row): string | null => resultOf(row)?.suggestion ?? null;

/** Paise of one piece and of the line; null where its price is unavailable. */
export function amountsOf(row: Row): { unitPrice: number; net: number } | null {
  const result = resultOf(row);
  if (!result || result.errors.length > 0) return null;
  const { unitPrice, net } = result;
  return unitPrice === null || net === null ? null : { unitPrice, net };
}

const isOrderable = (row: Row) => resultOf(row)?.orderable === true;

/** Good, warned and wrong rows, and the paise of the good ones; warned ones are good. */
export function summaryOf(rows: readonly Row[]) {
  const good = rows.filter(isOrderable);
  return {
    good: good.length,
    warned: good.filter((row) => warningsOf(row).length > 0).length,
    wrong: rows.filter((row) => problemsOf(row).length > 0).length,
    net: good.reduce((sum, row) => sum + (amountsOf(row)?.net ?? 0), 0),
  };
}

export type Destination = 'cart' | 'quote' | 'order';

function lineOf(row: Row, destination: Destination): Line | null {
  const result = resultOf(row);
  const goes = destination === 'quote' ? result?.errors.length === 0 : result?.orderable;
  if (!goes || !result?.productId || result.quantity === null) return null;
  return { id: result.productId, quantity: result.quantity };
}

/** The lines that go, each product once, and the rows that stay; blank rows are neither. */
export function splitRows(rows: readonly Row[], destination: Destination) {
  const asked = rows.filter((row) => !isBlank(row));
  const lines = asked.map((row) => lineOf(row, destination));
  return {
    gone: lines.filter((line) => line !== null).length,
    go: mergeLines(
      [],
      lines.filter((line) => line !== null),
    ),
    stay: asked.filter((_, index) => lines[index] === null),
  };
}
