import type {
  AnnouncedDelivery,
  BookDelivery,
  BookedDelivery,
} from '@evmandi/api/contract/deliveries';
import { counted } from '@evmandi/contract/domain/numbers';
import { MOST_NOTE } from '@evmandi/contract/domain/stock';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { Checkbox, TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconAlertTriangle, IconInfoCircle } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { ConflictDialog } from '../../clash/conflict-dialog.tsx';
import dialogs from '../../orders/panel/dialogs.module.css';
import { sendBooking } from '../send-stock.ts';
import { piecesThat, wholeIn } from '../words.ts';
import { bookingProblem, messages } from './delivery-fields.ts';

type Typed = Omit<BookDelivery, 'version'>;

interface Props {
  delivery: AnnouncedDelivery;
  onDone: (delivery: BookedDelivery, pieces: number) => void;
  onClose: () => void;
}

/** Books what arrived of a delivery, whole or in part; orders that wait get it first. */
export function BookDialog({ delivery, onDone, onClose }: Props) {
  const [pieces, setPieces] = useState(String(delivery.open));
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ typed: Typed; now: AnnouncedDelivery }>();
  const change = useChange(
    ({ typed, read }: { typed: Typed; read: AnnouncedDelivery }) =>
      sendBooking(read, { ...typed, version: read.version }),
    {
      check: ({ typed, read }) => messages({ quantity: bookingProblem(typed.quantity, read) }),
      done: (outcome, { typed }) => {
        if ('done' in outcome) onDone(outcome.done, typed.quantity);
        else setClash({ typed, now: outcome.conflict });
      },
    },
  );
  const arrived = wholeIn(pieces);
  const fits = bookingProblem(arrived, delivery) === undefined;
  const missing = fits ? delivery.open - arrived : 0;
  if (clash) {
    const { typed, now } = clash;
    const impossible =
      now.open === 0 ? 'Nothing of it is to come any more' : bookingProblem(typed.quantity, now);
    return (
      <ConflictDialog
        title={`Somebody changed delivery ${now.number}`}
        description="Nothing of yours is lost: choose what holds."
        theirs={`Delivery ${now.number} now`}
        clashes={[
          {
            field: 'pieces',
            label: 'Arrived',
            mine: `${counted(typed.quantity, 'piece')} more, ${now.arrived + typed.quantity} in all`,
            theirs: `${now.arrived} of ${counted(now.quantity, 'piece')}`,
            ...(impossible && { impossible }),
          },
        ]}
        busy={change.busy}
        failure={change.failure || Object.values(change.problems).join('. ')}
        onSettle={(chosen) =>
          chosen.pieces === 'mine' ? void change.send({ typed, read: now }) : onClose()
        }
      />
    );
  }
  return (
    <Dialog
      title={`Book delivery ${delivery.number}`}
      description={`${delivery.product.name}, ${delivery.product.sku}: ${counted(delivery.open, 'piece')} are to come.`}
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{ ...change, send: (typed: Typed) => change.send({ typed, read: delivery }) }}
        read={(typed) => ({
          quantity: arrived,
          ...(missing > 0 && typed('close') === 'on' && { close: true as const }),
          note: missing > 0 ? typed('note').trim() : '',
        })}
        onChange={() => setUnsaved(true)}
      >
        <FormField name="quantity" label="Pieces that arrived">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
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
                <TextInput
                  {...control}
                  maxLength={MOST_NOTE}
                  autoComplete="off"
                  defaultValue={delivery.note ?? ''}
                />
              )}
            </FormField>
          </>
        )}
        <p className={dialogs.says} role="status">
          <IconInfoCircle size={20} aria-hidden />
          <span>{fits ? saysOf(delivery, arrived) : 'Nothing is booked yet.'}</span>
        </p>
        <FormFailure what="Nothing was booked" />
        <div className={dialogs.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{fits ? `Book ${counted(arrived, 'piece')}` : 'Book'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function saysOf({ waiting }: AnnouncedDelivery, arrived: number): string {
  const given = Math.min(waiting, arrived);
  if (given === 0) return 'No order waits: all of it can be sold.';
  const rest = arrived - given;
  const sold = rest > 0 ? `, ${counted(rest, 'piece')} can be sold` : '';
  return `${piecesThat(given, 'goes', 'go')} to orders that wait${sold}.`;
}
