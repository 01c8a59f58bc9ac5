import type { Order } from '@evmandi/api/contract/orders';

type Event = Order['events'][number];

const TITLES: Record<Event['kind'], string> = {
  placed: 'Order placed, stock taken',
  invoiced: 'Invoice issued',
  allocated: 'Pieces that you waited for have arrived',
  paid: 'Payment received',
  partly_shipped: 'A part was shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  rest_cancelled: 'The rest was cancelled',
  cancelled: 'Cancelled',
  returned: 'Goods came back',
  refunded: 'Your money was sent back',
  reference_given: 'You gave the reference of your transfer',
  claimed: 'Added to your orders',
  note: 'Note',
};

/** Kinds whose text a buyer reads, too. */
const WITH_TEXT = new Set<Event['kind']>(['cancelled', 'reference_given', 'note']);

interface Happened {
  key: string;
  kind: Event['kind'];
  title: string;
  /** UTC. */
  at: string;
}

const titleOf = ({ kind, text }: Event): string => {
  if (!text || !WITH_TEXT.has(kind)) return TITLES[kind];
  return kind === 'note' ? text : `${TITLES[kind]}: ${text}`;
};

/** What happened to an order, in words, the newest first. */
export const historyOf = ({ events }: Pick<Order, 'events'>): Happened[] =>
  events
    .map((event, index) => ({
      key: `${index}`,
      kind: event.kind,
      title: titleOf(event),
      at: event.at,
    }))
    .reverse();

interface ExpectedStep {
  title: string;
  note: string;
}

/** What is still to come of an order, the next first. */
export function toCome({
  status,
  payment,
  paymentMethod,
}: Pick<Order, 'status' | 'payment' | 'paymentMethod'>): ExpectedStep[] {
  if (status === 'Cancelled' || status === 'Delivered') return [];
  const pay = payment === 'Unpaid' && paymentMethod === 'bank_transfer';
  return [
    ...(pay ? [{ title: 'Your payment arrives', note: 'By bank transfer' }] : []),
    ...(status === 'Pending' ? [{ title: 'We pack and ship it', note: 'Within 1-2 days' }] : []),
    {
      title: 'Delivered',
      note: payment === 'Unpaid' && !pay ? 'Pay the driver' : 'Sign for it at the gate',
    },
  ];
}
