import type { Delivery } from '@evmandi/api/contract/delivery';
import { normalPinCode, pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { deliveryPlace, fieldErrors, read, useDeliveryPlace, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useRead } from '@evmandi/ui/use-read';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from './delivery-estimate.module.css';
import { deliveryText } from './delivery-text.ts';

/** When a product arrives at a PIN code. */
export function DeliveryEstimate({ productId }: { productId: string }) {
  const [pin, setPin] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useDeliveryPlace();
  const [filled, setFilled] = useState(false);
  if (known.pin !== null && !filled) {
    setFilled(true);
    // What was typed here is never replaced.
    if (pin === '' && asked === null) {
      setPin(known.pin);
      setAsked(known.pin);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { data, loading, error, retry } = useRead(
    asked && `delivery of ${productId} to ${asked}`,
    (signal) => read<Delivery>('/delivery', { signal, params: { pin: asked, product: productId } }),
  );
  const refused = fieldErrors(error).pin;
  useEffect(() => {
    if (data) deliveryPlace.set({ pin: data.pin, days: data.days.max });
  }, [data]);

  const again = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // It goes while the date is read: to the button that asks.
    if (document.activeElement === currentTarget) submit.current?.focus();
    retry();
  };

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wrong = pinCodeProblem(pin);
    setProblem(wrong);
    if (wrong) input.current?.focus();
    const next = wrong ? null : normalPinCode(pin);
    if (next !== null && next === asked) retry();
    setAsked(next);
  };

  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      <Field label="Delivery to PIN code" error={problem ?? refused}>
        {(control) => (
          <div className={styles.line}>
            <TextInput
              {...control}
              ref={input}
              className={styles.pin}
              name="pin"
              inputMode="numeric"
              autoComplete="postal-code"
              value={pin}
              onChange={(event) => setPin(event.target.value)}
            />
            <Button ref={submit} type="submit" variant="secondary" busy={loading}>
              Check
            </Button>
          </div>
        )}
      </Field>
      <p className={styles.answer} role="status">
        {!loading && !error && data && deliveryText(data)}
      </p>
      {Boolean(error) && !refused && (
        <p className={styles.failure} role="alert">
          The delivery date could not be read: {visitorText(error)}{' '}
          <Button size="sm" variant="ghost" data-retry="" onClick={again}>
            Retry
          </Button>
        </p>
      )}
    </form>
  );
}
