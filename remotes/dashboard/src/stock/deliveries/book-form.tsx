import type { AnnouncedDelivery } from '@evmandi/api/contract/deliveries';
import { counted } from '@evmandi/contract/domain/numbers';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField } from '@evmandi/ui/form';
import { IconAlertTriangle, IconInfoCircle } from '@evmandi/ui/icons';
import { type ReactNode, useState } from 'react';
import dialogs from '../../orders/panel/dialogs.module.css';
import { piecesThat, wholeIn } from '../words.ts';
import { bookingProblem } from './delivery-fields.ts';
import type { Booking, Typed } from './use-booking.ts';

interface Props {
  delivery: AnnouncedDelivery;
  change: Booking['change'];
  /** Of the pieces that arrived. */
  label: ReactNode;
  className?: string | undefined;
  onChange?: () => void;
  /** The buttons; gets the words for what is to be booked. */
  children: (what: string) => ReactNode;
}

/** What arrived of a delivery, whole or in part; orders that wait get it first. */
export function BookForm({ delivery, change, label, className, onChange, children }: Props) {
  const [pieces, setPieces] = useState(String(delivery.open));
  const arrived = wholeIn(pieces);
  const fits = bookingProblem(arrived, delivery) === undefined;
  const missing = fits ? delivery.open - arrived : 0;
  return (
    <Form
      className={className}
      change={{ ...change, send: (typed: Typed) => change.send({ typed, read: delivery }) }}
      read={(typed) => ({
        quantity: arrived,
        ...(missing > 0 && typed('close') === 'on' && { close: true as const }),
        note: missing > 0 ? typed('note').trim() : '',
      })}
      onChange={onChange}
    >
      <FormField name="quantity" label={label}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        )}
      </FormField>
      {missing > 0 && (
        <>
          <p className={dialogs.says}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>{counted(missing, 'piece')} fewer than announced</span>
          </p>
          <Checkbox name="close" label="The rest will not come" />
          <FormField name="note" label="Reason" optional>
            {(control) => (
              <TextInput {...control} autoComplete="off" defaultValue={delivery.note ?? ''} />
            )}
          </FormField>
        </>
      )}
      <p className={dialogs.says} role="status">
        <IconInfoCircle size={20} aria-hidden />
        <span>{fits ? saysOf(delivery, arrived) : 'Nothing is booked yet.'}</span>
      </p>
      <FormFailure what="Nothing was booked" />
      {children(fits ? `Book ${counted(arrived, 'piece')}` : 'Book')}
    </Form>
  );
}

function saysOf({ waiting }: AnnouncedDelivery, arrived: number): string {
  const given = Math.min(waiting, arrived);
  if (given === 0) return 'No order waits: all of it can be sold.';
  const rest = arrived - given;
  const sold = rest > 0 ? `, ${counted(rest, 'piece')} can be sold` : '';
  return `${piecesThat(given, 'goes', 'go')} to orders that wait${sold}.`;
}
