import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Link } from 'react-router-dom';
import styles from './list-tools.module.css';

interface Tab {
  label: string;
  to: string;
  current: boolean;
  count: number;
  /** The count ended early: "1,000+". */
  more?: boolean;
}

/** The statuses of a list with how many there are of each. */
export function StatusTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.current ? 'true' : undefined}
          preventScrollReset
        >
          {tab.label}{' '}
          <span className={styles.count}>
            ({formatNumber(tab.count)}
            {tab.more && '+'})
          </span>
        </Link>
      ))}
    </nav>
  );
}
