import { Card } from '@evmandi/ui/card';
import {
  IconHeadset,
  IconPlugConnected,
  IconReceiptRupee,
  IconTruckDelivery,
} from '@evmandi/ui/icons';
import styles from './trust-strip.module.css';

const POINTS = [
  { Icon: IconPlugConnected, title: 'Bikes to chargers', text: 'One catalogue, one cart' },
  { Icon: IconReceiptRupee, title: 'Quote or buy', text: 'Add to cart or add to quote' },
  { Icon: IconTruckDelivery, title: '1-2 days delivery', text: 'On in-stock parts' },
  { Icon: IconHeadset, title: 'Contact an expert', text: 'Support in Hyderabad' },
];

export function TrustStrip() {
  return (
    <Card as="ul" className={styles.strip}>
      {POINTS.map(({ Icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          <span>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </Card>
  );
}
