import type { PlacedOrder, PriceAnswer } from '@evmandi/api/contract/orders';
import type { Draft } from './draft.ts';
import type { Setback } from './outcome.ts';

type PricedLine = PriceAnswer['lines'][number];

/** An order before it is placed, at the server's prices. */
export interface Priced extends Pick<PriceAnswer, 'totals' | 'problems' | 'minimum'> {
  lines: readonly Omit<
    PricedLine,
    'unit' | 'tax' | 'taxRate' | 'waiting' | 'listPrice' | 'priceBreaks'
  >[];
  /** Basis points, where the server says one rate for all. */
  taxRate: number | null;
}

/** What a press of "Place order" has come to. */
export type Pressed =
  | {
      placed: PlacedOrder;
      /** What was ordered, as far as it stands in the cart. */
      ordered: readonly { productId: string; quantity: number }[];
      /** It was placed by a press before this one, whose answer was lost. */
      earlier: boolean;
    }
  | { setback: Setback };

/** Where an order comes from: the cart, or an offer. The steps are the same. */
export interface OrderSource {
  /** The last answer: it may be that of the lines before. */
  answer: Priced | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Sends the order of a draft once. Never rejects. */
  press: (draft: Draft, prices: Priced) => Promise<Pressed>;
  /** What an order that may have been placed already means for the next press. */
  lost: 'same' | 'other' | null;
  /** Where its lines can be changed. */
  back: { to: string; label: string };
  /** How many lines of the cart are not ordered; null for what is not the cart's. */
  others: number | null;
}
