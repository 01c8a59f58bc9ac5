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
}

function judge(row: QuickOrderRow, index: number, at: Judge): QuickOrderResult {
  const item = textOf(row.item);
  const found = at.named.naming(item);
  const product = 'product' in found ? found.product : null;
  const amount = readQuantity(textOf(row.quantity));
  const quantity = 'quantity' in amount ? amount.quantity : null;
  const suggestion =
    'problem' in found && found.problem === 'unknown' ? at.named.meant(item) : null;
  const errors: QuickOrderResult['errors'] = [];
  if ('problem' in found) {
    const message = found.problem === 'several' ? SEVERAL : unknown(item, suggestion);
    errors.push({ field: 'item', message });
  }
  if ('error' in amount) errors.push({ field: 'quantity', message: amount.error });
  const unit = unitProblem(textOf(row.unit), product?.unit ?? null);
  if (unit) errors.push({ field: 'unit', message: unit });
  const result = {
    row: index,
    productId: product?.id ?? null,
    quantity,
    unitPrice: product && quantity ? unitPrice(product, quantity) : null,
    net: null,
    errors,
    suggestion,
    refusal: null,
    warnings: [],
    orderable: false,
  };
  return product && quantity ? priced(result, { product, quantity, row, at }) : result;
}

interface Line {
  product: NamedProduct;
  quantity: number;
  row: QuickOrderRow;
  at: Judge;
}

/** What product and quantity together say of a row: its amount, its stock, its price. */
function priced(result: QuickOrderResult, { product, quantity, row, at }: Line): QuickOrderResult {
  const taken = at.taken.get(product.id) ?? 0;
  const together = taken + quantity;
  const errors = [...result.errors];
  if (together > MAX_QUANTITY) {
    const message = `With the rows above, more than ${formatNumber(MAX_QUANTITY)} of this product`;
    errors.push({ field: 'quantity', message });
  }
  const refusal = refusalOf(product, quantity, taken);
  const orderable = errors.length === 0 && refusal === null;
  if (orderable) at.taken.set(product.id, together);
  const each = unitPrice(product, quantity);
  const price = priceWarning(textOf(row.price), each, at.rupeesPerDollar);
  const later = refusal === null ? laterDelivery(product, together) : null;
  return {
    ...result,
    errors,
    net: each * quantity,
    refusal,
    warnings: [price, later].filter((warning) => warning !== null),
    orderable,
  };
}

/** Judges the rows of a quick order as they stand, from the first on; rows without an item number are left out. */
export async function validateRows(
  db: Database,
  rows: readonly QuickOrderRow[],
  rupeesPerDollar: number,
): Promise<QuickOrderAnswer> {
  const texts = [...new Set(rows.map(({ item }) => textOf(item)).filter(Boolean))];
  const named = await findNamed(db, texts);
  const at: Judge = { named, rupeesPerDollar, taken: new Map() };
  const products = new Map<string, QuickOrderProduct>();
  const results = rows.flatMap((row, index) => {
    const item = textOf(row.item);
    if (item === '') return [];
    const found = named.naming(item);
    if ('product' in found && !products.has(found.product.id)) {
      products.set(found.product.id, shown(found.product));
    }
    return [judge(row, index, at)];
  });
  return { rupeesPerDollar, products: [...products.values()], rows: results };
}
