import { loadCode, useCart } from '@evmandi/runtime';

const TIME_MS = 15_000;
/** Nobody waits for it, and what is late ends the wait for other code, too. */
const CODE_MS = 60_000;

/** Asks for the products of the cart as its screen does, so that what keeps answers has them without a network. */
export async function bringCart(): Promise<void> {
  const ids = useCart.getState().lines.map(({ id }) => id);
  if (ids.length === 0) return;
  const load = () => import('../products/read-products.ts');
  const { readCards } = await loadCode(load, 'checkout/products', CODE_MS);
  await readCards(ids, AbortSignal.timeout(TIME_MS));
}
