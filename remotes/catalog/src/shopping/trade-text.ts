import { leadFact } from '@evmandi/contract/domain/availability';
import { packText } from '@evmandi/contract/domain/units';
import type { ShownProduct } from './shown-product.ts';

/** "HSN 871410 · Set of 2 · Lead time 1-2 days", as far as it is known; with an `arrival` "Arrives Mon 1 Dec". */
export function tradeText(product: ShownProduct, arrival: string | null): string {
  const { hsn, unit, packSize } = product;
  const facts = [hsn && `HSN ${hsn}`, unit && packText(unit, packSize), leadFact(product, arrival)];
  return facts.filter(Boolean).join(' · ');
}
