import { type GstState, stateOfGstin, stateOfPin } from '@evmandi/contract/domain/gst-state';
import { SELLER_STATE } from '@evmandi/contract/domain/site';

/** What of an order tells it. */
export interface Supplied {
  seller: { gstin: string | null };
  delivery: { pin: string; country: string };
}

interface Supply {
  /** Where the goods go; undefined abroad, and for a PIN code of no state. */
  place: GstState | undefined;
  /** Whether they stay in the seller's state: then the tax is CGST and SGST, else IGST. */
  within: boolean;
}

/** Place of supply of an order: the state of the PIN code that it is delivered to. */
export function supplyOf({ seller, delivery }: Supplied): Supply {
  const place = delivery.country === 'India' ? stateOfPin(delivery.pin) : undefined;
  const from = stateOfGstin(seller.gstin ?? SELLER_STATE);
  return { place, within: place !== undefined && place.code === from?.code };
}
