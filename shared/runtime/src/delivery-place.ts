import { arrivalDay } from '@evmandi/contract/domain/arrival';
import { pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { asRecord } from './checked-storage.ts';
import { storedState } from './stored-state.ts';

/** Where a person wants goods delivered, as far as a PIN code tells. */
interface DeliveryPlace {
  /** Six digits; null while none was given. */
  pin: string | null;
  /** Working days of the way at most. */
  days: number;
}

const NOWHERE: DeliveryPlace = { pin: null, days: 0 };

function parse(value: unknown): DeliveryPlace | undefined {
  const { pin, days } = asRecord(value) ?? {};
  if (pin === null) return NOWHERE;
  const right = typeof pin === 'string' && pinCodeProblem(pin) === null;
  return right && Number.isInteger(days) && Number(days) > 0
    ? { pin, days: Number(days) }
    : undefined;
}

// What is called `evmandi-own-` goes when a session ends.
const store = storedState<DeliveryPlace>('evmandi-own-delivery', { initial: NOWHERE, parse });

export const useDeliveryPlace = store.useStore;

export const deliveryPlace = {
  /** Keeps where a person wants goods delivered: it was given on one screen, and all others know it (CHECKOUT-5). */
  set: (place: { pin: string; days: number }) => {
    const kept = useDeliveryPlace.getState();
    if (kept.pin !== place.pin || kept.days !== place.days) store.change(() => place);
  },
};

/** The day on which something in stock has come to that place: "Mon 1 Dec"; null while no PIN code was given. */
export function useArrival(): string | null {
  const { pin, days } = useDeliveryPlace();
  return pin === null ? null : arrivalDay(days, Date.now());
}
