import { useCart } from '@evmandi/runtime';

const TIME_MS = 15_000;

/** Asks for the products of the cart as its screen does, so that what keeps answers has them without a network. */
export async function bringCart(): Promise<void> {
  const ids = useCart.getState().lines.map(({ id }) => id);
  if (ids.length === 0) return;
  const { readCards } = await import('../products/read-products.ts');
  await readCards(ids, AbortSignal.timeout(TIME_MS));
}
