import { availabilityText } from '@evmandi/contract/domain/availability';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { MAX_QUANTITY } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import type {
  QuickOrderAnswer,
  QuickOrderProduct,
  QuickOrderResult,
  QuickOrderRow,
} from '../../contract/quick-order.ts';
import type { Database } from '../database/database.ts';
import { lineProblem } from '../orders/check-lines.ts';
import { findNamed, type Named, type NamedProduct } from './named-products.ts';
import { priceWarning, readQuantity, unitProblem } from './read-cells.ts';

const MOST_HIGHLIGHTS = 3;
/** Of a cell, where a sentence repeats it. */
const MOST_SAID = 60;

const textOf = (cell: QuickOrderRow['item']): string => String(cell ?? '').trim();
const said = (text: string) => {
  const characters = [...text];
  return characters.length > MOST_SAID ? `${characters.slice(0, MOST_SAID).join('')}…` : text;
};

function unknown(text: string, suggestion: string | null): string {
  return suggestion
    ? `${said(text)} is unknown. Did you mean ${suggestion}?`
    : `${said(text)} is unknown: enter a SKU or the whole name of a product`;
}

const SEVERAL = 'Several products have this name: enter the SKU';

function availabilityOf({ stock, incoming, soldFrom }: NamedProduct) {
  if (stock > 0 && !soldFrom) return 'in_stock';
  return incoming > 0 && !soldFrom ? 'delivery_delay' : 'out_of_stock';
}

function shown(product: NamedProduct): QuickOrderProduct {
  const { id, sku, name, unit, highlights, arrivesOn } = product;
  const availability = availabilityOf(product);
  return {
    id,
    sku,
    name,
    unit,
    highlights: highlights.slice(0, MOST_HIGHLIGHTS),
    availability,
    restockDate: availability === 'delivery_delay' ? arrivesOn : null,
  };
}

/** Why that many cannot go into the cart when good rows above have taken some; null when they can. */
function refusalOf(product: NamedProduct, quantity: number, taken: number): string | null {
  const problem = lineProblem(product, taken + quantity);
  if (problem?.code !== 'short_stock') return problem?.message ?? null;
  const { stock, incoming, arrivesOn } = product;
  const there = [
    ...(stock > 0 ? [`${formatNumber(stock)} in stock`] : []),
    ...(incoming > 0 && arrivesOn
      ? [`${formatNumber(incoming)} expected on ${formatDayAndMonth(arrivesOn)}`]
      : []),
  ];
  const above = taken > 0 ? `, and rows above take ${formatNumber(taken)} of them` : '';
  return `Only ${there.join(' and ')}${above}`;
}

function laterDelivery(product: NamedProduct, quantity: number): string | null {
  if (product.stock >= quantity || !product.arrivesOn) return null;
  return availabilityText({ availability: 'delivery_delay', restockDate: product.arrivesOn });
}

interface Judge {
  named: Named;
  rupeesPerDollar: number;
  /** Pieces in good rows so far, by product. */
  taken: Map<string, number>;
  /** What rows so far name, by id. */
  products: Map<string, NamedProduct>;
  /** Rows with a product and a quantity. */
  lines: { line: Line; result: QuickOrderResult }[];
}

/** What is wrong with the cells of a row, each by itself. */
function errorsOf(row: QuickOrderRow, item: string, at: Judge) {
  const found = at.named.naming(item);
  const product = 'product' in found ? found.product : null;
  const amount = readQuantity(textOf(row.quantity));
  const quantity = 'quantity' in amount ? amount.quantity : null;
  const errors: QuickOrderResult['errors'] = [];
  let suggestion: string | null = null;
  if ('problem' in found) {
    if (found.problem === 'unknown') suggestion = at.named.meant(item);
    const message = found.problem === 'several' ? SEVERAL : unknown(item, suggestion);
    errors.push({ field: 'item', message });
  }
  if ('error' in amount) errors.push({ field: 'quantity', message: amount.error });
  const unit = unitProblem(textOf(row.unit), product);
  if (unit) errors.push({ field: 'unit', message: unit });
  return { product, quantity, errors, suggestion };
}

function judge(row: QuickOrderRow, index: number, item: string, at: Judge): QuickOrderResult {
  const { product, quantity, errors, suggestion } = errorsOf(row, item, at);
  const result: QuickOrderResult = {
    row: index,
    productId: product?.id ?? null,
    quantity,
    unitPrice: null,
    net: null,
    errors,
    suggestion,
    refusal: null,
    warnings: [],
    orderable: false,
  };
  if (product) at.products.set(product.id, product);
  if (product && quantity) {
    const line = { product, quantity, row, at };
    place(result, line);
    at.lines.push({ line, result });
  }
  return result;
}

interface Line {
  product: NamedProduct;
  quantity: number;
  row: QuickOrderRow;
  at: Judge;
}

/** Adds what product and quantity together say of a row: its amount and its stock. */
function place(result: QuickOrderResult, { product, quantity, at }: Line): void {
  const taken = at.taken.get(product.id) ?? 0;
  const together = taken + quantity;
  if (together > MAX_QUANTITY) {
    const message = `With the rows above, more than ${formatNumber(MAX_QUANTITY)} of this product`;
    result.errors.push({ field: 'quantity', message });
  }
  result.refusal = refusalOf(product, quantity, taken);
  result.orderable = result.errors.length === 0 && result.refusal === null;
  if (result.orderable) at.taken.set(product.id, together);
  const later = result.refusal === null ? laterDelivery(product, together) : null;
  if (later) result.warnings.push(later);
}

/** Adds the price: good rows of one product are one line of a cart, and cost what so many cost. */
function price(result: QuickOrderResult, { product, quantity, row, at }: Line): void {
  const together = result.orderable ? at.taken.get(product.id) : undefined;
  const each = unitPrice(product, together ?? quantity);
  result.unitPrice = each;
  result.net = each * quantity;
  // A file may know the list price: that many cost less is nothing to warn of.
  const warning = (paise: number) => priceWarning(textOf(row.price), paise, at.rupeesPerDollar);
  const differs = warning(product.price) && warning(each);
  if (differs) result.warnings.unshift(differs);
}

/** Judges the rows of a quick order as they stand, from the first on; rows without an item number are left out. */
export async function validateRows(
  db: Database,
  rows: readonly QuickOrderRow[],
  rupeesPerDollar: number,
): Promise<QuickOrderAnswer> {
  const items = rows.map(({ item }) => textOf(item));
  const named = await findNamed(db, [...new Set(items.filter(Boolean))]);
  const at: Judge = { named, rupeesPerDollar, taken: new Map(), products: new Map(), lines: [] };
  const results: QuickOrderResult[] = [];
  rows.forEach((row, index) => {
    const item = items[index];
    if (item) results.push(judge(row, index, item, at));
  });
  for (const { result, line } of at.lines) price(result, line);
  const products = Array.from(at.products.values(), shown);
  return { rupeesPerDollar, products, rows: results };
}
