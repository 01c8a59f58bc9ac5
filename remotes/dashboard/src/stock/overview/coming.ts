import type { AnnouncedDelivery, DeliveryList } from '@evmandi/api/contract/deliveries';
import type { StockPart } from '../stock-loader.ts';

const SHOWN = 4;

/** The deliveries that are expected next. */
export const comingOf = (part: StockPart<DeliveryList>): readonly AnnouncedDelivery[] =>
  'value' in part ? part.value.deliveries.slice(0, SHOWN) : [];

/** The one to book: that which was chosen, else the first whose day has come, else the first of all. */
export function toBook(
  coming: readonly AnnouncedDelivery[],
  chosen: string | undefined,
  today: string,
): AnnouncedDelivery | undefined {
  return (
    coming.find(({ number }) => number === chosen) ??
    coming.find(({ expectedOn }) => expectedOn <= today) ??
    coming[0]
  );
}
