import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Money } from '@evmandi/ui/money';
import { Picture } from '@evmandi/ui/picture';
import { Day } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import facts from './order-facts.module.css';
import styles from './order-lines.module.css';

type Line = AdminOrderDetail['lines'][number];

const PARTS = [
  { key: 'shipped', name: 'Shipped', look: styles.shipped },
  { key: 'held', name: 'Allocated', look: styles.held },
  { key: 'waiting', name: 'Due', look: styles.waiting },
] as const;

/** What of each line is shipped, allocated and due, as bars and always as numbers. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <section aria-labelledby="order-items">
      <div className={facts.bar}>
        <h3 className={facts.heading} id="order-items">
          Items
        </h3>
        <p className={styles.legend} aria-hidden="true">
          {PARTS.map(({ key, name, look }) => (
            <span key={key} className={styles.entry}>
              <span className={`${styles.swatch} ${look}`} />
              {name}
            </span>
          ))}
        </p>
      </div>
      <ul>
        {lines.map((line) => (
          <OrderLine key={line.position} line={line} />
        ))}
      </ul>
    </section>
  );
}

function OrderLine({ line }: { line: Line }) {
  const { productId, name, sku, picture, quantity, unitPrice, net, expectedOn } = line;
  return (
    <li className={styles.line}>
      <Media className={styles.media}>
        <Picture src={pictureAddress(picture.path)} alt="" width={56} height={46} />
      </Media>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link className={styles.link} to={links.product(productId)}>
            {name}
          </Link>
        </p>
        <p className={facts.small}>
          <span className={styles.sku}>{sku}</span> {quantity} x {formatPaise(unitPrice)}
        </p>
        <div className={styles.bar} aria-hidden="true">
          {PARTS.filter(({ key }) => line[key] > 0).map(({ key, look }) => (
            <span key={key} className={look} style={{ flexGrow: line[key] }} />
          ))}
        </div>
        <p className={styles.counts}>
          {PARTS.map(({ key, name: part }) => (
            <span key={key}>
              {part} <b>{line[key]}</b>
            </span>
          ))}
          {line.cancelled > 0 && (
            <span>
              Cancelled <b>{line.cancelled}</b>
            </span>
          )}
          {line.returned > 0 && (
            <span>
              Returned <b>{line.returned}</b>
            </span>
          )}
          {line.waiting > 0 && (
            <span className={facts.small}>
              {expectedOn ? (
                <>
                  {line.waiting} {line.late ? 'late, expected on' : 'expected on'}{' '}
                  <Day value={expectedOn} />
                </>
              ) : (
                'No delivery is announced'
              )}
            </span>
          )}
        </p>
      </div>
      <Money className={styles.net} paise={net} />
    </li>
  );
}
