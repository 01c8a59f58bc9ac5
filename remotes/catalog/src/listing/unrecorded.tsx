import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listingAddress } from './listing-address.ts';
import type { ListingQuery } from './listing-query.ts';
import styles from './unrecorded.module.css';
import { useListingPath } from './use-listing-path.ts';

interface UnrecordedProps {
  count: number;
  query: ListingQuery;
  /** Some of them. */
  children: ReactNode;
}

/** Parts without a record stand apart, below what fits (GARAGE-2). */
export function Unrecorded({ count, query, children }: UnrecordedProps) {
  const path = useListingPath();
  return (
    <section className={styles.section} aria-labelledby="unrecorded">
      <div className={styles.head}>
        <h2 id="unrecorded" className={styles.title}>
          Fit not recorded
        </h2>
        <span className={styles.count}>{formatNumber(count)}</span>
        <p className={styles.text}>Parts of this listing without a vehicle in their record.</p>
        <Link
          className={styles.all}
          to={listingAddress(path, query, { unrecorded: true, page: 1 })}
          preventScrollReset={false}
          // It goes with what it leads away from.
          onClick={() => document.getElementById('products')?.focus()}
        >
          Show all {formatNumber(count)}
        </Link>
      </div>
      {children}
    </section>
  );
}
