import type { OwnOrder, OwnOrderRow } from '@evmandi/api/contract/own-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { read } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Money } from '@evmandi/ui/money';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { links } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { CancelButton } from './cancel-order.tsx';
import styles from './order-card.module.css';
import { OrderState } from './order-state.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { StatusMarks } from './status-marks.tsx';

/** One of one's own orders in the list. */
export function OrderCard({ order }: { order: OwnOrderRow }) {
  const { number, reference, placedAt, total, products, lines, status } = order;
  const readLines = async () =>
    (await read<OwnOrder>(`/orders/${encodeURIComponent(number)}`)).lines;
  return (
    <Card as="article" className={styles.card} aria-labelledby={`order-${number}`}>
      <div className={styles.head}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.name}>Order</dt>
            <dd className={styles.value} id={`order-${number}`}>
              {reference}
            </dd>
          </div>
          <div>
            <dt className={styles.name}>Placed</dt>
            <dd className={styles.value}>
              <Day value={placedAt} />
            </dd>
          </div>
          <div>
            <dt className={styles.name}>Total</dt>
            <dd className={styles.value}>
              <Money paise={total} />
            </dd>
          </div>
        </dl>
        <p className={styles.marks}>
          <StatusMarks {...order} />
        </p>
      </div>
      <div className={styles.body}>
        <ul className={styles.pictures}>
          {products.map(({ id, name, picture }) => (
            <li key={id}>
              <ProductPicture product={{ picture }} width={144} className={styles.picture} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </li>
          ))}
          {lines > products.length && (
            <li className={styles.more}>{counted(lines - products.length, 'more line')}</li>
          )}
        </ul>
        <div className={styles.actions}>
          {status === 'Pending' ? (
            <CancelButton order={order} />
          ) : (
            <ReorderButton number={reference} read={readLines} />
          )}
          <ButtonLink variant="secondary" to={links.order(number)}>
            View order <VisuallyHidden>{reference}</VisuallyHidden>
          </ButtonLink>
        </div>
        <OrderState order={order} />
      </div>
    </Card>
  );
}
