import type { ProductList } from '@evmandi/api/contract/catalog';
import { Button } from '@evmandi/ui/button';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { type ListingQuery, NO_FILTERS } from '../listing-query.ts';
import { ActiveChips } from './active-chips.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { CategoryLinks } from './category-links.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-sheet.module.css';
import type { ChangeFilters } from './use-filters.ts';

interface FilterSheetProps {
  list: ProductList;
  query: ListingQuery;
  filters: readonly ActiveFilter[];
  onChange: ChangeFilters;
  /** The sheet is gone; the focus is back on what opened it. */
  onClose: () => void;
}

/** The filters as a modal sheet, for under 1100 px. Mount it to open it. */
export function FilterSheet({ list, query, filters, onChange, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { total } = list.page;
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    const wide = matchMedia('(min-width: 1101px)');
    const closeWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', closeWide);
    return () => wide.removeEventListener('change', closeWide);
  }, []);

  const press = (event: MouseEvent) => {
    // The dialog itself is hit where its backdrop is: everything inside has its own element.
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={press}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Filters
          </h2>
          <IconButton label="Close filters" onClick={close}>
            <IconX />
          </IconButton>
        </div>
        <div className={styles.body}>
          <ActiveChips
            filters={filters}
            query={query}
            onChange={onChange}
            className={styles.chips}
          />
          <CategoryLinks list={list} query={query} />
          <FilterForm list={list} query={query} onChange={onChange} />
        </div>
        <div className={styles.foot}>
          <Button
            variant="secondary"
            disabled={filters.length === 0}
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear all
          </Button>
          <Button className={styles.show} onClick={close}>
            Show {total} {total === 1 ? 'product' : 'products'}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
