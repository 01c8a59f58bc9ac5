import { lineTax } from './money.ts';

export interface LineAmounts {
  net: number;
  tax: number;
}

export interface OrderTotals extends LineAmounts {
  shipping: number;
  discount: number;
  total: number;
}

/** Paise of one line: `unitPrice` without tax, `taxRate` in basis points (1000 = 10 %). */
export function lineAmounts(unitPrice: number, quantity: number, taxRate: number): LineAmounts {
  const net = unitPrice * quantity;
  return { net, tax: lineTax(net, taxRate) };
}

/** Paise of an order: tax is the sum of its lines' (TAX-1), shipping is free, the discount is 0. */
export function orderTotals(lines: readonly LineAmounts[]): OrderTotals {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { net, tax, shipping: 0, discount: 0, total: net + tax };
}
