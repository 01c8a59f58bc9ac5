/** What of the stock is listed: at or below its own threshold, none left, orders wait for it, or all. */
export const STOCK_STATES = ['low', 'out', 'waiting', 'all'] as const;
export type StockState = (typeof STOCK_STATES)[number];
export const DEFAULT_STOCK_STATE = 'low';

/** Orders of the stock; `urgent` has what orders wait for first, then what is nearest to its end. */
export const STOCK_SORTS = [
  'urgent',
  'left_asc',
  'left_desc',
  'name_asc',
  'name_desc',
  'waiting_desc',
  'waiting_asc',
] as const;
export type StockSort = (typeof STOCK_SORTS)[number];
export const DEFAULT_STOCK_SORT = 'urgent';

/** Why stock moves, with the words for it. */
export const MOVEMENT_REASONS = {
  opening: 'Opening stock',
  delivery: 'Delivery',
  sale: 'Order',
  cancellation: 'Cancelled order',
  return: 'Return',
  workshop: 'Job card',
  correction: 'Correction',
} as const;
export type MovementReason = keyof typeof MOVEMENT_REASONS;

/** Why staff correct the stock, with the words for it. */
export const CORRECTION_CAUSES = {
  counted: 'Stocktaking',
  found: 'Found',
  damaged: 'Damaged',
  lost: 'Lost or stolen',
  sent_back: 'Sent back to the supplier',
  other: 'Another reason',
} as const;
export type CorrectionCause = keyof typeof CORRECTION_CAUSES;

/** Announced: pieces are to come. Arrived: all came, or the rest will not. Cancelled: none came. */
export const DELIVERY_STATUSES = ['Announced', 'Arrived', 'Cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Pieces of one delivery, and of one product on the shelf. */
export const MOST_DELIVERED = 99_999;

/** Characters of a note on a delivery or a correction. */
export const MOST_NOTE = 300;
