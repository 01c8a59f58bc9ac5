import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';

type Event = AdminOrderDetail['events'][number];

const TITLES: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  invoiced: 'Invoice issued',
  allocated: 'Pieces allocated',
  paid: 'Payment recorded',
  payment_reversed: 'Payment reversed',
  partly_shipped: 'A part was shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  rest_cancelled: 'The rest was cancelled',
  cancelled: 'Cancelled',
  returned: 'Pieces came back',
  refunded: 'Refund recorded',
  reference_given: 'The buyer gave the reference of the transfer',
  claimed: 'Claimed by the buyer',
  note: 'Note',
  undone: 'Taken back',
} satisfies Record<Event['kind'], string> & Record<string, string>;

/** An event in words; one of a kind that is newer than this code by its own name. */
export const eventTitle = ({ kind, text }: Pick<Event, 'kind' | 'text'>): string => {
  const title = TITLES[kind] ?? kind.replaceAll('_', ' ');
  return text ? `${title}: ${text}` : title;
};

interface Happened {
  key: string;
  title: string;
  /** UTC. */
  at: string;
  by: string | null;
}

/** What happened to an order, the newest first; notes stand apart. */
export const historyOf = ({ events }: Pick<AdminOrderDetail, 'events'>): Happened[] =>
  events
    .map((event, index) => ({ ...event, key: String(index), title: eventTitle(event) }))
    .filter(({ kind }) => kind !== 'note')
    .reverse();

/** What staff wrote, the newest first. */
export const notesOf = ({ events }: Pick<AdminOrderDetail, 'events'>): Happened[] =>
  events
    .map(({ text, ...event }, index) => ({ ...event, key: String(index), title: text ?? '' }))
    .filter(({ kind }) => kind === 'note')
    .reverse();
