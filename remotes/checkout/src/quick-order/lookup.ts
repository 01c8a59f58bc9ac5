import type { ProductCard } from '@evmandi/api/contract/catalog';
import { NO_SUCH_PRODUCT, productNaming } from '@evmandi/contract/domain/quick-order';
import type { Lookup } from './rows.ts';

/** The one product that a typed text names among those found for it, else why there is none. */
export function lookupOf(text: string, found: readonly ProductCard[]): Lookup {
  const naming = productNaming(found)(text);
  if ('product' in naming) return { state: 'known', product: naming.product };
  const near = naming.error === NO_SUCH_PRODUCT && found.length > 0;
  const reason = near ? `${naming.error}: choose one of the suggestions` : naming.error;
  return { state: 'refused', reason, again: false };
}
