import type { Delivery } from '@evmandi/api/contract/delivery';
import { normalPinCode, pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { errorMessage, fieldErrors, read } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Field, TextInput } from '@evmandi/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import styles from './delivery-estimate.module.css';
import { deliveryText } from './delivery-text.ts';

interface Failure {
  /** What is wrong with the field; else the call itself failed. */
  pin?: string;
  call?: string;
}

function failureOf(error: unknown): Failure {
  const { pin } = fieldErrors(error);
  return pin ? { pin } : { call: errorMessage(error, 'The delivery date could not be read') };
}

/** When a product arrives at a PIN code. */
export function DeliveryEstimate({ productId }: { productId: string }) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Delivery>();
  const [failure, setFailure] = useState<Failure>({});
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);

  const ask = async (event?: FormEvent) => {
    event?.preventDefault();
    const problem = pinCodeProblem(pin);
    setAnswer(undefined);
    setFailure(problem ? { pin: problem } : {});
    if (problem) return input.current?.focus();
    latest.current += 1;
    const asked = latest.current;
    setBusy(true);
    try {
      const params = { pin: normalPinCode(pin), product: productId };
      const delivery = await read<Delivery>('/delivery', { params });
      if (asked === latest.current) setAnswer(delivery);
    } catch (error) {
      if (asked === latest.current) setFailure(failureOf(error));
    } finally {
      if (asked === latest.current) setBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
      <Field label="Delivery to PIN code" error={failure.pin}>
        {(control) => (
          <div className={styles.line}>
            <TextInput
              {...control}
              ref={input}
              className={styles.pin}
              name="pin"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={9}
              value={pin}
              onChange={(event) => setPin(event.target.value)}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              Check
            </Button>
          </div>
        )}
      </Field>
      <p className={styles.answer} role="status">
        {answer && deliveryText(answer)}
      </p>
      {failure.call && (
        <p className={styles.failure} role="alert">
          The delivery date could not be read: {failure.call}{' '}
          <Button size="sm" variant="ghost" onClick={() => void ask()}>
            Retry
          </Button>
        </p>
      )}
    </form>
  );
}
