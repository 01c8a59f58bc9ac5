import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { orderTotals } from '@evmandi/contract/domain/order-totals';
import type { LineRequest } from '../../contract/fields.ts';
import type { PriceAnswer } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import { pictureOf } from '../pictures/picture.ts';
import { checkLines } from './check-lines.ts';
import { readOrderables } from './orderables.ts';

/** What those lines would cost now, and what stands against ordering them. */
export async function priceLines(db: Database, requests: LineRequest[]): Promise<PriceAnswer> {
  const ids = requests.map(({ productId }) => productId);
  const { lines, problems } = checkLines(requests, await readOrderables(db, ids));
  const totals = orderTotals(lines);
  const reached = totals.net >= MINIMUM_ORDER;
  return {
    lines: lines.map(({ product, quantity, unitPrice, waiting, expectedOn, net, tax }) => ({
      productId: product.id,
      sku: product.sku,
      name: product.name,
      picture: pictureOf(product.picture, 'cut', product.name),
      unit: product.unit,
      quantity,
      unitPrice,
      listPrice: product.price,
      priceBreaks: product.priceBreaks,
      taxRate: product.taxRate,
      net,
      tax,
      waiting,
      expectedOn,
    })),
    totals,
    problems,
    minimum: { net: MINIMUM_ORDER, reached },
    orderable: reached && problems.length === 0,
  };
}
