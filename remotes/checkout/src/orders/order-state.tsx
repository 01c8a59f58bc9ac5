import type { OwnOrderRow } from '@evmandi/api/contract/own-orders';
import { IconCheck, IconClockCheck, IconTruckDelivery } from '@evmandi/ui/icons';
import styles from './order-state.module.css';
import { type OrderStateText, stateOf } from './state-of.ts';

const LOOKS: Record<
  OrderStateText['tone'],
  { className: string | undefined; Icon: typeof IconCheck }
> = {
  good: { className: styles.good, Icon: IconCheck },
  way: { className: styles.way, Icon: IconTruckDelivery },
  due: { className: styles.due, Icon: IconClockCheck },
};

/** Where an order is, in a sentence; nothing of a cancelled one. */
export function OrderState({ order }: { order: OwnOrderRow }) {
  const state = stateOf(order);
  if (!state) return null;
  const { className, Icon } = LOOKS[state.tone];
  return (
    <p className={`${styles.state} ${className}`}>
      <Icon aria-hidden />
      <span>{state.text}</span>
    </p>
  );
}
