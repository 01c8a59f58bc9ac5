import { leadText } from '@evmandi/contract/domain/availability';
import { packText } from '@evmandi/contract/domain/units';
import type { ShownProduct } from './shown-product.ts';

/** "HSN 871410 · Set of 2 · Lead time 1-2 days", as far as it is known. */
export function tradeText(product: ShownProduct): string {
  const { hsn, unit, packSize } = product;
  const lead = leadText(product);
  const facts = [
    hsn && `HSN ${hsn}`,
    unit && packText(unit, packSize),
    lead && `Lead time ${lead}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
