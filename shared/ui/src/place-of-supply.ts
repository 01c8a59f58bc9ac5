import { type GstState, stateOfGstin, stateOfPin } from '@evmandi/contract/domain/gst-state';
import { SELLER_STATE } from '@evmandi/contract/domain/site';

/** What of an order tells it. */
export interface Supplied {
  seller: { gstin: string | null };
  /** Says the place where the order was invoiced with it. */
  invoice?: { placeOfSupply?: string | null | undefined };
  delivery: { pin: string; country: string };
}

interface Supply {
  /** Where the goods go; undefined abroad, and for a PIN code of no state. */
  place: GstState | undefined;
  /** Whether they stay in the seller's state: then the tax is CGST and SGST, else IGST. */
  within: boolean;
}

function placeOf({ pin, country }: Supplied['delivery'], invoiced: string | null | undefined) {
  if (invoiced !== undefined) return invoiced === null ? undefined : stateOfGstin(invoiced);
  return country === 'India' ? stateOfPin(pin) : undefined;
}

/** Place of supply of an order: what its invoice says, else the state of the PIN code that it goes to. */
export function supplyOf({ seller, delivery, invoice }: Supplied): Supply {
  const place = placeOf(delivery, invoice?.placeOfSupply);
  const from = stateOfGstin(seller.gstin ?? SELLER_STATE);
  return { place, within: place !== undefined && place.code === from?.code };
}
