import type { PriceAnswer } from '@evmandi/api/contract/orders';
import { MAX_LINES } from '@evmandi/contract/domain/limits';
import type { PriceBreak } from '@evmandi/contract/domain/unit-price';
import { http, type Line } from '@evmandi/runtime';
import { productReader } from '../products/product-reader.ts';

/** Why the server would not take a line: `available` pieces could be ordered now. */
export type LineRefusal = Pick<PriceAnswer['problems'][number], 'code' | 'message' | 'available'>;

/** What the server says of so many of a product, now. */
export interface LineCheck {
  /** Of the line: {@link checkId}. */
  id: string;
  /** Paise of one alone, without tax, and what many cost. */
  price: number;
  priceBreaks: PriceBreak[];
  /** Basis points. */
  taxRate: number;
  refusal: LineRefusal | null;
}

/** The API's ids. What else stands in storage is of no product. */
const PRODUCT_ID = /^[1-9]\d{0,17}$/;
/** A stepper is pressed several times in a row. */
const REST_MS = 400;

export const checkId = ({ id, quantity }: Line): string => `${id}:${quantity}`;

/** Returns the product's id of a {@link checkId}. */
export const checkedProduct = (id: string): string => id.slice(0, id.lastIndexOf(':'));

type AskedLine = { productId: string; quantity: number };

async function checkPart(asked: AskedLine[], signal: AbortSignal): Promise<LineCheck[]> {
  const { data } = await http.post<PriceAnswer>('/orders/price', { lines: asked }, { signal });
  const refusals = new Map(data.problems.map((problem) => [problem.line, problem]));
  const priced = new Map(data.lines.map((line) => [line.productId, line]));
  return asked.flatMap(({ productId, quantity }, at) => {
    const line = priced.get(productId);
    const id = checkId({ id: productId, quantity });
    if (!line) return [];
    const { unitPrice, priceBreaks = [], taxRate } = line;
    // A server that says no list price knows no breaks.
    const price = line.listPrice ?? unitPrice;
    return { id, price, priceBreaks, taxRate, refusal: refusals.get(at) ?? null };
  });
}

async function checkLines(ids: string[], signal: AbortSignal): Promise<LineCheck[]> {
  const asked = ids
    .map((id) => ({ productId: checkedProduct(id), quantity: Number(id.split(':').at(-1)) }))
    .filter(({ productId }) => PRODUCT_ID.test(productId));
  const parts: AskedLine[][] = [];
  for (let from = 0; from < asked.length; from += MAX_LINES) {
    parts.push(asked.slice(from, from + MAX_LINES));
  }
  return (await Promise.all(parts.map((part) => checkPart(part, signal)))).flat();
}

/** Reads prices and stock of lines by {@link checkId}: never from a cache, and anew when a quantity changes. */
export const useLineChecks = productReader('checks', checkLines, { delayMs: REST_MS });
