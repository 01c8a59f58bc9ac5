import { Card } from '@evmandi/ui/card';
import { IconTicket } from '@evmandi/ui/icons';
import { Day } from '@evmandi/ui/time';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './offers.module.css';

/** Offers that are valid today. Cards of vehicles lead here, so a vehicle says too when there is none. */
export function Offers({ product }: { product: ShownDetail }) {
  const { offers, vehicle } = product;
  if (offers.length === 0 && vehicle === null) return null;
  return (
    <Card as="section" className={styles.box} id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className={styles.title}>
        Offers
      </h2>
      {offers.length === 0 ? (
        <p className={styles.none}>
          There is no offer on this model today. Add it to a quote to ask for your price.
        </p>
      ) : (
        <ul className={styles.list}>
          {offers.map(({ id, title, text, endsOn }) => (
            <li key={id} className={styles.offer}>
              <IconTicket className={styles.icon} aria-hidden />
              <div>
                <b className={styles.name}>{title}</b>
                <p>{text}</p>
                <p className={styles.end}>
                  Until <Day value={endsOn} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
