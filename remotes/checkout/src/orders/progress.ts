import type { Order } from '@evmandi/api/contract/orders';

export interface ProgressStep {
  title: string;
  /** UTC; undefined while it is to come. */
  at?: string;
  /** `YYYY-MM-DD` on which it is expected. */
  expectedOn?: string;
  /** UTC; until then it is waited for. */
  by?: string;
}

type Progress = Pick<
  Order,
  'status' | 'heldUntil' | 'partlyShipped' | 'paymentMethod' | 'events' | 'shipments' | 'lines'
>;
type Kind = Order['events'][number]['kind'];

/** The last day on which pieces of an order are expected; undefined when none are, or some are late. */
const lastExpected = ({ lines }: Pick<Order, 'lines'>): string | undefined =>
  lines.some(({ late }) => late)
    ? undefined
    : lines
        .flatMap(({ expectedOn }) => expectedOn ?? [])
        .sort()
        .at(-1);

/**
 * The stations of an order from its placing to its delivery, or to where it was cancelled. Payment stands before
 * the shipping where it is awaited before, by bank transfer; of an order that is shipped in part the rest follows.
 */
export function progressOf(order: Progress): ProgressStep[] {
  const { status, heldUntil, partlyShipped, paymentMethod, events, shipments } = order;
  const step = (title: string, kind: Kind): ProgressStep => {
    const at = events.findLast((event) => event.kind === kind)?.at;
    return { title, ...(at && { at }) };
  };
  const first = shipments[0];
  const expectedOn = lastExpected(order);
  const shipping: ProgressStep[] =
    partlyShipped && first
      ? [
          { title: 'Partly shipped', at: first.at },
          { title: 'Rest ships', ...(expectedOn && { expectedOn }) },
        ]
      : [step('Shipped', 'shipped')];
  const steps = [
    step('Placed', 'placed'),
    ...(paymentMethod === 'bank_transfer'
      ? [{ ...step('Paid', 'paid'), ...(heldUntil && { by: heldUntil }) }]
      : []),
    ...shipping,
    step('Delivered', 'delivered'),
  ];
  if (status !== 'Cancelled') return steps;
  return [...steps.filter(({ at }) => at), step('Cancelled', 'cancelled')];
}
