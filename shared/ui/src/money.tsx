import { decimalRupees, formatPaise, formatPrice } from '@evmandi/contract/domain/money';
import { VisuallyHidden } from './visually-hidden.tsx';

interface MoneyProps {
  /** Integer paise. */
  paise: number;
  className?: string;
}

/** An amount as `₹12,34,567.50`, with its machine-readable value in rupees. */
export function Money({ paise, className }: MoneyProps) {
  return (
    <data className={className} value={decimalRupees(paise)}>
      {formatPaise(paise)}
    </data>
  );
}

interface OldPriceProps {
  /** The price before a discount, integer paise; null where there was none. */
  paise: number | null | undefined;
  /** What is asked today, integer paise. */
  now: number;
  /** Without decimals where there are none, as prices of products are shown. */
  short?: boolean;
  className?: string;
}

/** The price before a discount, struck through; nothing where it is not higher than today's. */
export function OldPrice({ paise, now, short, className }: OldPriceProps) {
  if (paise == null || paise <= now) return null;
  return (
    <s className={className}>
      <VisuallyHidden>Price before: </VisuallyHidden>
      {short ? formatPrice(paise) : formatPaise(paise)}
    </s>
  );
}
