import type { Customer } from '@evmandi/api/contract/admin-customers';
import { Money } from '@evmandi/ui/money';
import { Pill } from '@evmandi/ui/pill';
import { Moment } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { TONES } from '../../orders/status-tones.ts';
import styles from './customer-panel.module.css';
import { fieldLabel } from './customer-values.ts';

/** The latest orders, each leading to its panel, and what staff changed. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const { latestOrders, changes } = customer;
  return (
    <section className={styles.part} aria-label="History">
      <h3 className={styles.heading}>History</h3>
      {latestOrders.length === 0 && <p className={styles.small}>No order yet.</p>}
      <ul className={styles.orders} aria-label="Latest orders">
        {latestOrders.map(({ number, placedAt, total, status }) => (
          <li key={number} className={styles.order}>
            <Link className={styles.link} to={links.order(number)}>
              #{number}
            </Link>
            <span className={styles.small}>
              <Moment value={placedAt} />
            </span>
            <Pill tone={TONES[status]}>{status}</Pill>
            <Money className={styles.total} paise={total} />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label="Changes by staff">
          {changes.map(({ at, by, fields }) => (
            <li key={at} className={styles.change}>
              <p className={styles.small}>
                <Moment value={at} />, {by}
              </p>
              {fields.map(({ field, before, after }) => (
                <p key={field} className={styles.changed}>
                  {fieldLabel(field)}: {before || 'empty'} → {after || 'empty'}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
