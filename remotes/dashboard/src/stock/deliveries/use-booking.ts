import type {
  AnnouncedDelivery,
  BookDelivery,
  BookedDelivery,
} from '@evmandi/api/contract/deliveries';
import { type Change, useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { sendBooking } from '../send-stock.ts';
import { bookingProblem, messages } from './delivery-fields.ts';

export type Typed = Omit<BookDelivery, 'version'>;

interface Input {
  typed: Typed;
  /** The delivery as it was read. */
  read: AnnouncedDelivery;
}

export interface Booking {
  change: Change<Input>;
  /** Somebody else was faster: what was typed, and the delivery as it is now. */
  clash: { typed: Typed; now: AnnouncedDelivery } | undefined;
  /** What was typed stands as it was. */
  back: () => void;
}

/** Books what arrived of a delivery, against the one that was read. */
export function useBooking(onDone: (delivery: BookedDelivery, pieces: number) => void): Booking {
  const [clash, setClash] = useState<Booking['clash']>();
  const change = useChange(
    ({ typed, read }: Input) => sendBooking(read, { ...typed, version: read.version }),
    {
      check: ({ typed, read }) => messages({ quantity: bookingProblem(typed.quantity, read) }),
      done: (outcome, { typed }) => {
        if ('done' in outcome) onDone(outcome.done, typed.quantity);
        else setClash({ typed, now: outcome.conflict });
      },
    },
  );
  return { change, clash, back: () => setClash(undefined) };
}
