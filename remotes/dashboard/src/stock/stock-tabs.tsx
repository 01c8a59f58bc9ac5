import { Link } from 'react-router-dom';
import { freshTab, STOCK_TABS, type StockTab, stockAddress } from './stock-query.ts';
import styles from './stock-tabs.module.css';

export const STOCK_TITLES: Record<StockTab, string> = {
  overview: 'Overview',
  levels: 'Stock levels',
  deliveries: 'Deliveries',
  movements: 'Movements',
};

/** From one list to the others and back to the overview, whose cards lead to the lists themselves. */
export function StockTabs({ current }: { current: StockTab }) {
  return (
    <nav className={styles.tabs} aria-label="Stock">
      {STOCK_TABS.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={stockAddress(freshTab(tab))}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {STOCK_TITLES[tab]}
        </Link>
      ))}
    </nav>
  );
}
