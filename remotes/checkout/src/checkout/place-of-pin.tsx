import type { Delivery } from '@evmandi/api/contract/delivery';
import { normalPinCode, pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { fieldErrors, read } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import styles from './place-of-pin.module.css';

/** "1 day", "1-2 days". */
export const daysText = ({ min, max }: Delivery['days']): string =>
  `${min === max ? min : `${min}-${max}`} ${max === 1 ? 'day' : 'days'}`;

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

/** Where a PIN code lies, so that a wrong digit is seen. */
export function PlaceOfPin({ pin }: { pin: string }) {
  const { delivery, refused } = useDelivery(pin);
  return (
    <div className={styles.place} role="status">
      {delivery && (
        <>
          <b>{delivery.city ? `${delivery.city}, ${delivery.state}` : delivery.state}</b>
          <span className={styles.days}>Delivery in {daysText(delivery.days)}</span>
        </>
      )}
      {refused && <span className={styles.refused}>{refused}</span>}
    </div>
  );
}
