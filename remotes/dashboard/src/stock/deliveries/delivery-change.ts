import type { AnnouncedDelivery, ChangeDelivery } from '@evmandi/api/contract/deliveries';
import { formatDay } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import type { Clash, Side } from '../../clash/clash-table.tsx';

type Change = Omit<ChangeDelivery, 'version'>;
type Field = keyof Change;

export interface DeliveryFields {
  /** Not a number where none was typed. */
  quantity: number;
  /** `YYYY-MM-DD`. */
  expectedOn: string;
  note: string;
  /** Nothing more of it will come. */
  close: boolean;
}

/** What of the typed fields differs from the delivery. */
export function changesOf(typed: DeliveryFields, delivery: AnnouncedDelivery): Change {
  const { quantity, expectedOn, note, close } = typed;
  return {
    ...(quantity !== delivery.quantity && { quantity }),
    ...(expectedOn !== delivery.expectedOn && { expectedOn }),
    ...(note !== (delivery.note ?? '') && { note }),
    ...(close && { close }),
  };
}

const WORDS: Record<
  Field,
  {
    label: string;
    mine: (change: Change) => string;
    theirs: (delivery: AnnouncedDelivery) => string;
  }
> = {
  quantity: {
    label: 'Pieces',
    mine: ({ quantity = 0 }) => counted(quantity, 'piece'),
    theirs: ({ quantity, arrived }) => `${counted(quantity, 'piece')}, ${arrived} arrived`,
  },
  expectedOn: {
    label: 'Expected on',
    mine: ({ expectedOn = '' }) => (expectedOn ? formatDay(expectedOn) : ''),
    theirs: ({ expectedOn }) => formatDay(expectedOn),
  },
  note: {
    label: 'Note',
    mine: ({ note }) => note || 'none',
    theirs: ({ note }) => note || 'none',
  },
  close: {
    label: 'The rest',
    mine: () => 'Will not come',
    theirs: ({ open }) => (open > 0 ? `${counted(open, 'piece')} are to come` : 'Is not to come'),
  },
};

function impossible(field: Field, change: Change, now: AnnouncedDelivery): string | undefined {
  if (now.open === 0) return 'Nothing of it is to come any more';
  if (field === 'quantity' && (change.quantity ?? 0) < now.arrived) {
    return `${counted(now.arrived, 'piece')} have arrived by now`;
  }
  return undefined;
}

/** What was to be changed, each with its value by now. */
export const clashesOf = (change: Change, now: AnnouncedDelivery): Clash<Field>[] =>
  (Object.keys(change) as Field[]).map((field) => {
    const { label, mine, theirs } = WORDS[field];
    const why = impossible(field, change, now);
    return {
      field,
      label,
      mine: mine(change),
      theirs: theirs(now),
      ...(why && { impossible: why }),
    };
  });

/** The change to send once it was chosen whose values count; nothing where all of theirs stand. */
export function settled(
  change: Change,
  now: AnnouncedDelivery,
  chosen: Readonly<Partial<Record<Field, Side>>>,
): Change | undefined {
  const kept = Object.entries(change).filter(
    ([field]) => chosen[field as Field] === 'mine' && !impossible(field as Field, change, now),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
