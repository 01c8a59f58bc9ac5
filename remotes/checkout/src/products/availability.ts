import type { ProductCard } from '@evmandi/api/contract/catalog';

type Stock = Pick<ProductCard, 'availability' | 'restockDate'>;

const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The three texts of the specification, section 4. */
export function availabilityText({ availability, restockDate }: Stock): string {
  if (availability === 'in_stock') return 'In stock';
  if (availability === 'out_of_stock') return 'Out of stock';
  return restockDate
    ? `Exp. delivery on ${dayAndMonth.format(new Date(restockDate))}`
    : 'Exp. delivery date not known yet';
}

/** Only what is out of stock cannot be ordered; what is delayed can. */
export const canBeOrdered = ({ availability }: Pick<Stock, 'availability'>): boolean =>
  availability !== 'out_of_stock';
