import type { Delivery } from '@evmandi/api/contract/delivery';
import { stateOfPin } from '@evmandi/contract/domain/gst-state';
import { phoneHref } from '@evmandi/contract/domain/phone';
import { normalPinCode, pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { deliveryPlace, fieldErrors, getConfig, read, useArrival } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect } from 'react';
import styles from './place-of-pin.module.css';

/** The place of a PIN code, and how long the way there takes; undefined until it is known. */
export function useDelivery(typed: string) {
  const pin = pinCodeProblem(typed) ? null : normalPinCode(typed);
  const { data, error } = useRead(
    pin && `place of ${pin}`,
    (signal) => read<Delivery>('/delivery', { signal, params: { pin } }),
    { delayMs: 200 },
  );
  return {
    delivery: data?.pin === pin ? data : undefined,
    refused: fieldErrors(error).pin,
  };
}

/** City and state; the state is that of the invoice, which a post office at a border may have from the other side. */
function placeName({ pin, city, state }: Delivery): string {
  const taxed = stateOfPin(pin)?.name ?? state;
  return city && taxed === state ? `${city}, ${state}` : taxed;
}

/** Where a PIN code lies, so that a wrong digit is seen. */
export function PlaceOfPin({ pin }: { pin: string }) {
  const { delivery, refused } = useDelivery(pin);
  const { phone } = getConfig();
  const arrival = useArrival();
  useEffect(() => {
    if (delivery) deliveryPlace.set({ pin: delivery.pin, days: delivery.days.max });
  }, [delivery]);
  return (
    <div className={styles.place} role="status">
      {delivery && (
        <>
          <b>{placeName(delivery)}</b>
          <span className={styles.days}>
            {arrival && `What is in stock arrives ${arrival}. `}The invoice has this state’s GST: if
            yours is another, call <a href={phoneHref(phone)}>{phone}</a> before you order.
          </span>
        </>
      )}
      {refused && <span className={styles.refused}>{refused}</span>}
    </div>
  );
}
