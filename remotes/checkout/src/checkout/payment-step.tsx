import type { PaymentMethod } from '@evmandi/contract/domain/order-status';
import { Button } from '@evmandi/ui/button';
import { IconBuildingBank, IconTruckDelivery } from '@evmandi/ui/icons';
import type { FormEvent } from 'react';
import { Notice } from '../notice.tsx';
import { draft } from './draft.ts';
import styles from './payment-step.module.css';

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer against invoice',
  pay_on_delivery: 'Pay on delivery',
};

const METHODS = [
  {
    method: 'bank_transfer',
    text: 'The invoice with our account appears after you place the order. We hold the stock for you until the time that it names.',
    Icon: IconBuildingBank,
  },
  { method: 'pay_on_delivery', text: 'Cash or UPI to the driver.', Icon: IconTruckDelivery },
] as const;

interface PaymentStepProps {
  method: PaymentMethod | null;
  /** Why the server refused the method. */
  refused: string | undefined;
  onDone: () => void;
}

export function PaymentStep({ method, refused, onDone }: PaymentStepProps) {
  const chosen = method ?? 'bank_transfer';
  const choose = (next: PaymentMethod) => draft.change(() => ({ paymentMethod: next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(chosen);
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {refused && (
        <Notice tone="error" role="alert" focusOn={refused}>
          {refused}
        </Notice>
      )}
      <fieldset className={styles.methods} aria-labelledby="checkout-payment">
        {METHODS.map(({ method: own, text, Icon }) => (
          <label key={own} className={styles.method}>
            <input
              className={styles.radio}
              type="radio"
              name="paymentMethod"
              value={own}
              checked={own === chosen}
              onChange={() => choose(own)}
            />
            <span className={styles.words}>
              <b className={styles.name}>{METHOD_NAMES[own]}</b>
              <span className={styles.text}>{text}</span>
            </span>
            <Icon className={styles.icon} size={24} aria-hidden />
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit">Continue to review</Button>
      </div>
    </form>
  );
}
