import type { PageInfo } from '@evmandi/api/contract/common';
import { counted } from '@evmandi/contract/domain/numbers';
import { sortsOf, usualSort } from '@evmandi/contract/domain/sorts';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { IconLayoutGrid, IconList } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useId } from 'react';
import { Form, Link } from 'react-router-dom';
import { FilterButton, type FilterButtonProps } from './filters/filter-button.tsx';
import type { ChangeFilters } from './filters/use-filters.ts';
import { listingAddress } from './listing-address.ts';
import type { ListingQuery, ListingView } from './listing-query.ts';
import styles from './listing-tools.module.css';
import { useListingPath } from './use-listing-path.ts';

const VIEWS: { view: ListingView; label: string; Icon: typeof IconList }[] = [
  { view: 'grid', label: 'Grid view', Icon: IconLayoutGrid },
  { view: 'list', label: 'List view', Icon: IconList },
];

function countText({ page, pageSize, total }: PageInfo): string {
  const first = (page - 1) * pageSize + 1;
  return `Showing ${first} - ${Math.min(page * pageSize, total)}`;
}

interface ListingToolsProps {
  query: ListingQuery;
  view: ListingView;
  page: PageInfo;
  /** How many filters are chosen. */
  active: number;
  /** The sheet of filters for small windows. */
  sheet: FilterButtonProps['sheet'];
  onChange: ChangeFilters;
}

/** What of an address goes along with a form. */
function Kept({ address }: { address: string }) {
  const params = new URLSearchParams(address.split('?')[1]);
  return [...params].map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}

function Sort({ query, onChange }: Pick<ListingToolsProps, 'query' | 'onChange'>) {
  const sortId = useId();
  const path = useListingPath();
  const sorts = sortsOf(query.q);
  return (
    <Form className={styles.sort} action={path.pathname}>
      <label htmlFor={sortId} className={styles.label}>
        Sort by
      </label>
      <Select
        id={sortId}
        name="sort"
        className={styles.select}
        value={query.sort ?? usualSort(query.q)}
        onChange={({ target }) =>
          onChange({ sort: sorts.find(({ value }) => value === target.value)?.value ?? null })
        }
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        {typeof window === 'undefined' && (
          <>
            <Kept address={listingAddress(path, query, { sort: null })} />
            <Button type="submit" size="sm" variant="secondary">
              Sort
            </Button>
          </>
        )}
      </noscript>
    </Form>
  );
}

function Views({ query, view: shown }: Pick<ListingToolsProps, 'query' | 'view'>) {
  const path = useListingPath();
  return (
    <nav className={styles.views} aria-label="View">
      {VIEWS.map(({ view, label, Icon }) => (
        <Link
          key={view}
          className={styles.view}
          to={listingAddress(path, query, { view })}
          replace
          aria-current={view === shown}
          title={label}
        >
          <Icon aria-hidden />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}

/** Count, filters, order and view of a listing; order and view live in the address. */
export function ListingTools(props: ListingToolsProps) {
  const { query, view, page, active, sheet, onChange } = props;
  return (
    <div className={styles.tools}>
      <p className={styles.count} role="status">
        {counted(page.total, 'product')}
        {page.total > 0 && <span className={styles.range}>{countText(page)}</span>}
      </p>
      <FilterButton active={active} sheet={sheet} />
      <Sort query={query} onChange={onChange} />
      <Views query={query} view={view} />
    </div>
  );
}
