import type { Delivery } from '@evmandi/api/contract/delivery';
import { formatDay } from '@evmandi/contract/domain/dates';

/** "1-2 days to Pune, Maharashtra: arrives 21 Nov 2026 - 22 Nov 2026". */
export function deliveryText({ city, state, days, arrives }: Delivery): string {
  const place = city ? `${city}, ${state}` : state;
  if (!arrives) return `We deliver to ${place}, but this product is out of stock`;
  const span = days.min === days.max ? `${days.min}` : `${days.min}-${days.max}`;
  const unit = days.max === 1 ? 'day' : 'days';
  const dates =
    arrives.from === arrives.to
      ? formatDay(arrives.from)
      : `${formatDay(arrives.from)} - ${formatDay(arrives.to)}`;
  return `${span} ${unit} to ${place}: arrives ${dates}`;
}
