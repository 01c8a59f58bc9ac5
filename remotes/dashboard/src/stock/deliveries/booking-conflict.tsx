import { counted } from '@evmandi/contract/domain/numbers';
import { ConflictDialog } from '../../clash/conflict-dialog.tsx';
import { bookingProblem } from './delivery-fields.ts';
import type { Booking } from './use-booking.ts';

interface Props {
  clash: NonNullable<Booking['clash']>;
  change: Booking['change'];
  /** The other's booking stands. */
  onClose: () => void;
  onBack: () => void;
}

/** Two people booked one delivery: the second chooses what holds. */
export function BookingConflict({ clash: { typed, now }, change, onClose, onBack }: Props) {
  const impossible =
    now.open === 0 ? 'Nothing of it is to come any more' : bookingProblem(typed.quantity, now);
  return (
    <ConflictDialog
      key={now.version}
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
      change={change}
      onSettle={(chosen) =>
        chosen.pieces === 'mine' ? void change.send({ typed, read: now }) : onClose()
      }
      onBack={onBack}
    />
  );
}
