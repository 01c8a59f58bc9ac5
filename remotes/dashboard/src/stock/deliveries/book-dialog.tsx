import type { AnnouncedDelivery, BookedDelivery } from '@evmandi/api/contract/deliveries';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import { useStaleList } from '../../clash/use-stale-list.ts';
import dialogs from '../../orders/panel/dialogs.module.css';
import { BookForm } from './book-form.tsx';
import { BookingConflict } from './booking-conflict.tsx';
import { useBooking } from './use-booking.ts';

interface Props {
  delivery: AnnouncedDelivery;
  onDone: (delivery: BookedDelivery, pieces: number) => void;
  onClose: () => void;
}

/** Books what arrived of a delivery of the list. */
export function BookDialog({ delivery, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const { change, clash, back } = useBooking(onDone);
  useStaleList(clash);
  return (
    <>
      {clash && <BookingConflict clash={clash} change={change} onClose={onClose} onBack={back} />}
      <Dialog
        title={`Book delivery ${delivery.number}`}
        description={`${delivery.product.name}, ${delivery.product.sku}: ${counted(delivery.open, 'piece')} are to come.`}
        unsaved={unsaved}
        onClose={onClose}
      >
        <BookForm
          delivery={delivery}
          change={change}
          label="Pieces that arrived"
          onChange={() => setUnsaved(true)}
        >
          {(what) => (
            <div className={dialogs.buttons}>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton>{what}</SubmitButton>
            </div>
          )}
        </BookForm>
      </Dialog>
    </>
  );
}
