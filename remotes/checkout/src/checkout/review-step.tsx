import { formatPaise } from '@evmandi/contract/domain/money';
import { useArrival } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TermsBox } from '@evmandi/ui/terms-box';
import { type FormEvent, useState } from 'react';
import { links } from '../links.ts';
import { Notice } from '../notice.tsx';
import { draft } from './draft.ts';
import { OrderLines } from './order-lines.tsx';
import type { Priced } from './order-source.ts';
import styles from './review-step.module.css';

interface ReviewStepProps {
  prices: Priced;
  accepted: boolean;
  /** Prices are being read, or the order is being placed. */
  busy: boolean;
  online: boolean;
  /** What an order that may have been placed already means for the next press. */
  lost: 'same' | 'other' | null;
  onPlace: () => void;
}

const TERMS = 'checkout-terms';
const ACCEPT = 'Accept the terms to place the order';

export function ReviewStep(props: ReviewStepProps) {
  const { prices, accepted, busy, online, lost, onPlace } = props;
  const [problem, setProblem] = useState<string>();
  const arrival = useArrival();
  const waits = prices.lines.some(({ expectedOn }) => expectedOn !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(accepted ? undefined : ACCEPT);
    if (accepted) onPlace();
    else document.getElementById(TERMS)?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <OrderLines lines={prices.lines} long />
      {lost && (
        <Notice tone="info">
          {lost === 'same'
            ? 'You have sent this order before and got no answer. Place it again to see what became of it: it is never placed twice.'
            : 'You have sent an order before and got no answer, and have changed it since. We first look whether that one was placed.'}
        </Notice>
      )}
      <TermsBox
        id={TERMS}
        text="I order these goods and accept the"
        to={links.terms}
        checked={accepted}
        problem={accepted ? undefined : problem}
        onChange={(event) => {
          const { checked } = event.target;
          draft.change(() => ({ accepted: checked }));
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Place order, {formatPaise(prices.totals.total)}
        </Button>
        {arrival && (
          <span className={styles.note}>
            {waits ? 'What is in stock arrives' : 'Arrives'} {arrival}
          </span>
        )}
        {!online && (
          <span className={styles.note} role="status">
            You are offline. What you entered is kept.
          </span>
        )}
      </div>
    </form>
  );
}
