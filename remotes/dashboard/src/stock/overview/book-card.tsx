import type { AnnouncedDelivery, BookedDelivery } from '@evmandi/api/contract/deliveries';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { SubmitButton } from '@evmandi/ui/form';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type Ref, useId } from 'react';
import { BookForm } from '../deliveries/book-form.tsx';
import { BookingConflict } from '../deliveries/booking-conflict.tsx';
import { useBooking } from '../deliveries/use-booking.ts';
import styles from './book-card.module.css';

interface Props {
  delivery: AnnouncedDelivery;
  /** Of the heading, for the focus. */
  headingRef: Ref<HTMLHeadingElement> | undefined;
  onDone: (delivery: BookedDelivery, pieces: number) => void;
  /** Somebody else's booking stands: what is shown is older. */
  onStale: () => void;
}

/** Books one of the deliveries above where it stands. */
export function BookCard({ delivery, headingRef, onDone, onStale }: Props) {
  const id = useId();
  const { change, clash, back } = useBooking(onDone);
  const { number, product, open } = delivery;
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
        Book {number}
      </h2>
      <BookForm
        className={styles.form}
        delivery={delivery}
        change={change}
        label={
          <>
            <VisuallyHidden>Pieces that arrived: </VisuallyHidden>
            <span className={styles.product}>{product.name}</span>
            <span className={styles.announced}>announced {formatNumber(open)}</span>
          </>
        }
      >
        {(what) => <SubmitButton block>{what}</SubmitButton>}
      </BookForm>
      {clash && <BookingConflict clash={clash} change={change} onClose={onStale} onBack={back} />}
    </Card>
  );
}
