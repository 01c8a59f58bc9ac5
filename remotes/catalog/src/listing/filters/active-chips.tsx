import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { IconX } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listingAddress } from '../listing-address.ts';
import type { ListingQuery } from '../listing-query.ts';
import { useListingPath } from '../use-listing-path.ts';
import styles from './active-chips.module.css';
import type { ActiveFilter } from './active-filters.ts';
import type { ChangeFilters } from './use-filters.ts';

export interface ActiveChipsProps {
  filters: readonly ActiveFilter[];
  query: ListingQuery;
  onChange: ChangeFilters;
  className?: string | undefined;
  /** A last chip that takes all of them off. */
  clearAll?: boolean;
}

/** True for a press that the browser itself answers, with a new tab for example. */
const isBrowsers = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** The active filters, each a link to the listing without it. */
export function ActiveChips(props: ActiveChipsProps) {
  const { filters, query, onChange, className, clearAll } = props;
  const path = useListingPath();
  const group = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const count = filters.length;

  // A chip goes with its filter: the focus goes to the next one, else to the products, not to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when a chip has gone
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return;
    (group.current?.querySelector('a') ?? group.current?.closest('dialog'))?.focus();
  }, [count]);

  const press = (event: MouseEvent, change: Partial<ListingQuery>) => {
    if (isBrowsers(event)) return;
    event.preventDefault();
    pressed.current = true;
    // The last one takes all of this with it.
    if (change === NO_FILTERS || count === 1) document.getElementById('products')?.focus();
    onChange(change);
  };
  return (
    <section
      ref={group}
      className={joinClasses(styles.chips, className)}
      aria-label="Active filters"
      tabIndex={-1}
      hidden={count === 0}
    >
      {filters.map(({ label, change, group: kind }) => (
        <Link
          key={kind + label}
          className={styles.chip}
          to={listingAddress(path, query, change)}
          onClick={(event) => press(event, change)}
        >
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {label}
          <IconX size={15} aria-hidden />
        </Link>
      ))}
      {clearAll && count > 0 && (
        <Link
          className={styles.clear}
          to={listingAddress(path, query, NO_FILTERS)}
          onClick={(event) => press(event, NO_FILTERS)}
        >
          Clear all
        </Link>
      )}
    </section>
  );
}
