import type {
  AnnounceDelivery,
  AnnouncedDelivery,
  BookDelivery,
  BookedDelivery,
  ChangeDelivery,
  DeliveryDetail,
} from '@evmandi/api/contract/deliveries';
import type {
  CorrectedStock,
  CorrectStock,
  StockList,
  StockRow,
} from '@evmandi/api/contract/stock';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http, read } from '@evmandi/runtime';

/** What was done, or what is there now where somebody else was faster, in which case nothing was changed. */
type Outcome<Done, Now> = { done: Done } | { conflict: Now };

async function unlessChanged<Done, Now>(
  work: Promise<{ data: Done }>,
  now: () => Promise<Now>,
): Promise<Outcome<Done, Now>> {
  try {
    return { done: (await work).data };
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    // What stands in the refusal is older by now, if anything.
    return { conflict: await now() };
  }
}

const MOST_SUGGESTED = 5;

/** Products that stock is kept of, by part number or name: the first ten, or a hundred. */
async function stocked(q: string, page_size: 10 | 100, signal?: AbortSignal): Promise<StockRow[]> {
  const params = { state: 'all', q, page_size };
  return (await read<StockList>('/admin/stock', { signal, params })).rows;
}

/** The best few of them. */
export const findStocked = async (q: string, signal?: AbortSignal): Promise<StockRow[]> =>
  (await stocked(q, 10, signal)).slice(0, MOST_SUGGESTED);

/** One product's row as it is now. Rejects when there is none any more. */
async function readRow(sku: string): Promise<StockRow> {
  const row = (await stocked(sku, 100)).find(({ product }) => product.sku === sku);
  if (!row) throw new Error(`No stock is kept of ${sku}`);
  return row;
}

const pathOf = (number: string) => `/admin/deliveries/${encodeURIComponent(number)}`;

/** Corrects what there is of a product; `key` is the same for every repeat. */
export const sendCorrection = (correction: CorrectStock, key: string) =>
  unlessChanged(
    http.post<CorrectedStock>('/admin/stock/corrections', correction, {
      headers: { 'Idempotency-Key': key },
    }),
    () => readRow(correction.sku),
  );

/** Changes with how many pieces left a product is low, against the row that was read. */
export const sendThreshold = ({ product, lowAt: expected }: StockRow, lowAt: number) =>
  unlessChanged(
    http.patch<StockRow>(`/admin/stock/${encodeURIComponent(product.sku)}`, { expected, lowAt }),
    () => readRow(product.sku),
  );

/** Announces a delivery. */
export const sendAnnouncement = async (delivery: AnnounceDelivery): Promise<DeliveryDetail> =>
  (await http.post<DeliveryDetail>('/admin/deliveries', delivery)).data;

const readDelivery = (number: string) => read<DeliveryDetail>(pathOf(number));

/** Changes what is to come of a delivery that was read. */
export const sendDeliveryChange = (
  { number }: Pick<AnnouncedDelivery, 'number'>,
  change: ChangeDelivery,
) => unlessChanged(http.patch<DeliveryDetail>(pathOf(number), change), () => readDelivery(number));

/** Books what arrived of a delivery that was read. */
export const sendBooking = ({ number }: Pick<AnnouncedDelivery, 'number'>, booking: BookDelivery) =>
  unlessChanged(http.post<BookedDelivery>(`${pathOf(number)}/bookings`, booking), () =>
    readDelivery(number),
  );
