import { IconClockCheck, IconRefresh, IconTruckDelivery } from '@evmandi/ui/icons';
import styles from './promises.module.css';

/** Specification 9: delivery and return terms of every product. */
const PROMISES = [
  { Icon: IconTruckDelivery, title: 'Free shipping', text: 'on orders over ₹50' },
  { Icon: IconRefresh, title: '30-day return', text: 'unused, in box' },
  { Icon: IconClockCheck, title: '1-2 days', text: 'delivery in stock' },
];

export function Promises() {
  return (
    <ul className={styles.list}>
      {PROMISES.map(({ Icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <Icon className={styles.icon} size={22} aria-hidden />
          <span>
            <b className={styles.title}>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
