import { UPCOMING } from '@evmandi/contract/domain/availability';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { IconClockCheck, IconRefresh, IconTruckDelivery } from '@evmandi/ui/icons';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './promises.module.css';
import { returnTerms } from './return-terms.ts';

/** Delivery and return terms of every product (PRODUCT-6). */
const promisesOf = (product: ShownDetail) => [
  { Icon: IconTruckDelivery, title: 'Free shipping', text: 'on orders over ₹50' },
  { Icon: IconRefresh, title: '30-day return', text: returnTerms(product).short },
  product.soldFrom
    ? {
        Icon: IconClockCheck,
        title: UPCOMING,
        text: `sold from ${formatDayAndMonth(product.soldFrom)}`,
      }
    : { Icon: IconClockCheck, title: '1-2 days', text: 'delivery in stock' },
];

export function Promises({ product }: { product: ShownDetail }) {
  return (
    <ul className={styles.list}>
      {promisesOf(product).map(({ Icon, title, text }) => (
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
