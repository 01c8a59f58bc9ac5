import { useOnline } from '@evmandi/ui/use-online';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../notice.tsx';
import { ReadFailure } from '../products/read-failure.tsx';
import { BelowMinimum } from './below-minimum.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import styles from './checkout-steps.module.css';
import { ContactStep } from './contact-step.tsx';
import { ContactSummary } from './contact-summary.tsx';
import type { Draft } from './draft.ts';
import { LineProblems } from './line-problems.tsx';
import type { OrderSource, Pressed, Priced } from './order-source.ts';
import { OrderSummary } from './order-summary.tsx';
import type { Setback } from './outcome.ts';
import { METHOD_NAMES, PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SetbackNotice } from './setback-notice.tsx';
import { headingId, StepCard } from './step-card.tsx';
import { isDone, nextStep, openStep, type Step } from './steps.ts';
import { useKnownBuyer } from './use-known-buyer.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

const NO_PROBLEMS = {};

interface CheckoutStepsProps {
  draft: Draft;
  source: OrderSource;
  onPlaced: (pressed: Extract<Pressed, { placed: object }>) => void;
}

/** The steps beside what the order comes to. */
export function CheckoutSteps({ draft, source, onPlaced }: CheckoutStepsProps) {
  const [query, setQuery] = useSearchParams();
  const online = useOnline();
  const [pressing, setPressing] = useState(false);
  const [setback, setSetback] = useState<Setback>();
  const [agreed, setAgreed] = useState<Priced>();
  const offered = usePaymentMethods();
  const buyer = useKnownBuyer();
  const open = openStep(query.get('step'), draft);
  useFocusOnChange(open);

  const afterContact = draft.paymentMethod ? 'review' : 'payment';
  const go = (step: Step) =>
    setQuery(
      (asked) => {
        if (step === 'contact') asked.delete('step');
        else asked.set('step', step);
        return asked;
      },
      { preventScrollReset: true },
    );
  const place = async (answer: Priced) => {
    setPressing(true);
    setSetback(undefined);
    setAgreed(answer);
    const pressed = await source.press(draft, answer);
    setPressing(false);
    if ('placed' in pressed) return onPlaced(pressed);
    setSetback(pressed.setback);
    const { kind } = pressed.setback;
    if (kind === 'contact' || kind === 'payment') go(kind);
    else if (kind === 'price' || kind === 'lines') source.retry();
  };

  if (!source.answer) {
    return (
      <>
        <ReadFailure
          title="Checkout"
          reading={source}
          kept="Nothing is lost: what you entered is kept."
        />
        {!source.error && <CheckoutSkeleton />}
      </>
    );
  }
  const { answer, lost, others, back } = source;
  const repeat = lost === 'same';
  const summary = (
    <OrderSummary
      prices={answer}
      totalsOnly={open === 'review'}
      others={others}
      backTo={back.to}
      backLabel={back.label}
    />
  );
  // Nothing is asked for an order that would be refused in the end; one that may have arrived is asked about.
  if (!answer.minimum.reached && !lost) {
    return (
      <div className={styles.columns}>
        <BelowMinimum prices={answer} back={back} />
        {summary}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.steps}>
        {!online && (
          <Notice tone="warning" role="status" title="You are offline">
            <p>What you enter is kept. The order can be placed once you are connected again.</p>
          </Notice>
        )}
        <ReadFailure title="Prices" reading={source} kept="What you see was read before." />
        <StepCard
          step="contact"
          open={open === 'contact'}
          done={isDone('contact', draft)}
          onEdit={() => go('contact')}
          summary={<ContactSummary contact={draft.contact} />}
        >
          <ContactStep
            contact={draft.contact}
            keepAddress={draft.keepAddress}
            refused={setback?.kind === 'contact' ? setback.problems : NO_PROBLEMS}
            next={afterContact}
            onDone={() => go(afterContact)}
          />
        </StepCard>
        <StepCard
          step="payment"
          open={open === 'payment'}
          done={isDone('payment', draft)}
          onEdit={isDone('payment', draft) ? () => go('payment') : undefined}
          summary={draft.paymentMethod && METHOD_NAMES[draft.paymentMethod]}
        >
          <PaymentStep
            method={draft.paymentMethod}
            usual={buyer?.paymentMethod ?? null}
            offered={offered}
            order={toPay(answer)}
            refused={setback?.kind === 'payment' ? setback.problems.paymentMethod : undefined}
            onDone={() => go(nextStep({ ...draft, paymentMethod: 'chosen' }))}
          />
        </StepCard>
        <StepCard step="review" open={open === 'review'} done={false}>
          <div className={styles.notices}>
            {setback && <SetbackNotice setback={setback} agreed={agreed} prices={answer} />}
            {/* What it took from stock may be what is missing now. */}
            {!repeat && (
              <LineProblems
                prices={answer}
                focusOn={setback?.kind === 'lines' ? setback : undefined}
              />
            )}
          </div>
          <ReviewStep
            prices={answer}
            accepted={draft.accepted}
            busy={pressing || (source.loading && !repeat)}
            online={online}
            lost={setback ? null : lost}
            onPlace={() => void place(answer)}
          />
        </StepCard>
      </div>
      {summary}
    </div>
  );
}

const toPay = ({ lines, totals }: Priced) => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: totals.total,
});

/** Gives the focus to the heading of a step that a press has opened. */
function useFocusOnChange(open: Step): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    document.getElementById(headingId(open))?.focus();
  }, [open]);
}
