import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { useSection } from '@evmandi/ui/use-section';
import { Link } from 'react-router-dom';
import type { ShownList } from '../../shopping/shown-product.ts';
import { listingAddress } from '../listing-address.ts';
import type { ListingQuery } from '../listing-query.ts';
import { useListingPath } from '../use-listing-path.ts';
import { CategoryLinks } from './category-links.tsx';
import styles from './filter-aside.module.css';
import { FilterForm } from './filter-form.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface FilterAsideProps {
  list: ShownList;
  query: ListingQuery;
  onChange: ChangeFilters;
  /** Something is chosen. */
  active: boolean;
}

/** The filters beside the products; under 1100 px only where no script opens the sheet. */
export function FilterAside({ list, query, onChange, active }: FilterAsideProps) {
  const path = useListingPath();
  const section = useSection<HTMLElement>();
  return (
    <aside {...section} id="filters" className={styles.aside} aria-label="Filters">
      <div className={styles.head}>
        <h2 tabIndex={-1} className={styles.title}>
          Filters
        </h2>
        {active && (
          <Link
            className={styles.clear}
            to={listingAddress(path, query, NO_FILTERS)}
            onClick={(event) => {
              event.preventDefault();
              // It goes with the filters.
              document.getElementById('products')?.focus();
              onChange(NO_FILTERS);
            }}
          >
            Clear all
          </Link>
        )}
      </div>
      <CategoryLinks list={list} query={query} />
      <FilterForm list={list} query={query} onChange={onChange} />
    </aside>
  );
}
