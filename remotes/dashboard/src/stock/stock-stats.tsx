import type { StockList } from '@evmandi/api/contract/stock';
import { counted, formatCount } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Link } from 'react-router-dom';
import cards from '../list/stat-cards.module.css';
import { freshTab, type StockQuery, stockAddress } from './stock-query.ts';
import styles from './stock-stats.module.css';
import { piecesThat, shortRupees } from './words.ts';

/** Four figures of the whole stock; each leads to the list behind it. */
export function StockStats({ stats }: { stats: StockList['stats'] }) {
  const levels = (more: Partial<StockQuery>) =>
    stockAddress({ ...freshTab('levels'), sort: 'urgent', ...more });
  const figures = [
    {
      title: 'Low stock',
      value: formatCount(stats.low),
      note: 'At or below threshold',
      to: levels({}),
    },
    {
      title: 'Out of stock',
      value: formatCount(stats.out),
      note: `${piecesThat(stats.waiting, 'waits', 'wait')} in orders`,
      to: levels({ state: 'out' }),
    },
    {
      title: 'Announced',
      value: formatCount(stats.announced.deliveries),
      note: `Deliveries, ${counted(stats.announced.pieces, 'piece')}`,
      to: stockAddress({ ...freshTab('deliveries'), status: 'Announced' }),
    },
    {
      title: 'Stock value',
      value: shortRupees(stats.value),
      note: 'At prices without tax',
      to: levels({ state: 'all', sort: 'left_desc' }),
    },
  ];
  return (
    <div className={cards.stats}>
      {figures.map(({ title, value, note, to }) => (
        <Card as="section" key={title} className={`${cards.card} ${styles.card}`}>
          <h2 className={cards.title}>
            <Link className={styles.link} to={to} preventScrollReset>
              {title}
            </Link>
          </h2>
          <p className={cards.figure}>
            <span className={cards.value}>{value}</span>
          </p>
          <p className={cards.note}>{note}</p>
        </Card>
      ))}
    </div>
  );
}
