import type { Unit } from '@evmandi/contract/domain/units';
import { Money } from '@evmandi/ui/money';

const PER: Record<Unit, string> = { item: 'each', piece: 'each', kg: 'per kg', set: 'per set' };

/** "₹1,249.00 each". */
export function UnitPrice({ product }: { product: { price: number; unit: Unit } }) {
  return (
    <span>
      <Money paise={product.price} /> {PER[product.unit]}
    </span>
  );
}
