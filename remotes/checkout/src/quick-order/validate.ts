import type { QuickOrderAnswer, QuickOrderRequest } from '@evmandi/api/contract/quick-order';
import { http } from '@evmandi/runtime';
import type { Row } from './rows.ts';

const LIMIT_MS = 15_000;

/**
 * Only what stands there: a thousand rows stay well below what the API takes. Of a product that was typed, an
 * empty quantity means one; a file that lacks it has to be corrected.
 */
const sent = ({ item, quantity, unit, price, line }: Row): QuickOrderRequest['rows'][number] => ({
  item,
  quantity: line === null ? quantity.trim() || '1' : quantity,
  ...(unit && { unit }),
  ...(price && { price }),
});

/** Asks the server about all of these rows in one call. */
export async function validate(rows: readonly Row[]): Promise<QuickOrderAnswer> {
  const body: QuickOrderRequest = { rows: rows.map(sent) };
  const config = { timeout: LIMIT_MS };
  return (await http.post<QuickOrderAnswer>('/quick-order/validate', body, config)).data;
}
