import type { PaymentMethods } from '@evmandi/api/contract/payment-methods';
import type { PaymentMethod } from '@evmandi/contract/domain/order-status';
import { Button } from '@evmandi/ui/button';
import { IconBuildingBank, IconTruckDelivery } from '@evmandi/ui/icons';
import { Skeleton } from '@evmandi/ui/skeleton';
import type { Reading } from '@evmandi/ui/use-read';
import type { FormEvent } from 'react';
import { Notice } from '../notice.tsx';
import { ReadFailure } from '../products/read-failure.tsx';
import { draft } from './draft.ts';
import styles from './payment-step.module.css';
import { type PaidOrder, tooLargeFor } from './use-payment-methods.ts';

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer against invoice',
  pay_on_delivery: 'Pay on delivery',
};

const METHODS = {
  bank_transfer: {
    text: 'The invoice with our account appears after you place the order. We hold the stock for you until the time that it names.',
    Icon: IconBuildingBank,
  },
  pay_on_delivery: { text: 'Cash or UPI to the driver.', Icon: IconTruckDelivery },
} as const;

interface PaymentStepProps {
  /** What was chosen; null until then. */
  method: PaymentMethod | null;
  /** Of the last order. */
  usual: PaymentMethod | null;
  offered: Reading<PaymentMethods>;
  order: PaidOrder;
  /** Why the server refused the method. */
  refused: string | undefined;
  onDone: () => void;
}

/** The methods by which this order can be paid (PAY-5); one for which it is too large says so. */
export function PaymentStep({ offered, order, refused, ...step }: PaymentStepProps) {
  return (
    <>
      {refused && (
        <Notice tone="error" role="alert" focusOn={refused} className={styles.refused}>
          {refused}
        </Notice>
      )}
      <ReadFailure title="Payment methods" reading={offered} />
      {offered.data && <Methods {...step} methods={offered.data.methods} order={order} />}
      {!offered.data && !offered.error && <Skeleton className={styles.awaited} />}
    </>
  );
}

interface MethodsProps
  extends PaymentMethods,
    Pick<PaymentStepProps, 'method' | 'usual' | 'order' | 'onDone'> {}

function Methods({ method, usual, methods, order, onDone }: MethodsProps) {
  const rows = methods.map((one) => ({ ...one, problem: tooLargeFor(one, order) }));
  const usable = rows.filter(({ problem }) => !problem).map((one) => one.method);
  const chosen = [method, usual, ...usable].find((one) => one && usable.includes(one));
  const choose = (next: PaymentMethod) => draft.change(() => ({ paymentMethod: next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    choose(chosen);
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.methods} aria-labelledby="checkout-payment">
        {rows.map(({ method: own, problem }) => {
          const { text, Icon } = METHODS[own];
          return (
            <label key={own} className={styles.method} data-off={problem ? '' : undefined}>
              <input
                className={styles.radio}
                type="radio"
                name="paymentMethod"
                value={own}
                checked={own === chosen}
                disabled={problem !== null}
                onChange={() => choose(own)}
              />
              <span className={styles.words}>
                <b className={styles.name}>{METHOD_NAMES[own]}</b>
                <span className={styles.text}>{problem ?? text}</span>
              </span>
              <Icon className={styles.icon} size={24} aria-hidden />
            </label>
          );
        })}
      </fieldset>
      {chosen ? (
        <div>
          <Button type="submit">Continue to review</Button>
        </div>
      ) : (
        <Notice tone="warning" role="status" title="This order is too large to be paid here">
          <p>Order less, or ask us for a quotation.</p>
        </Notice>
      )}
    </form>
  );
}
