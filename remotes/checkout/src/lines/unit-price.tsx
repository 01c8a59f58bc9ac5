import { type Priced, unitPrice } from '@evmandi/contract/domain/unit-price';
import type { Unit } from '@evmandi/contract/domain/units';
import { Money } from '@evmandi/ui/money';

const PER: Record<Unit, string> = { item: 'each', piece: 'each', kg: 'per kg', set: 'per set' };

interface UnitPriceProps {
  product: Priced & { unit: Unit };
  quantity: number;
}

/** "₹1,249.00 each". */
export function UnitPrice({ product, quantity }: UnitPriceProps) {
  return (
    <span>
      <Money paise={unitPrice(product, quantity)} /> {PER[product.unit]}
    </span>
  );
}
