import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { useLoaderData } from 'react-router-dom';
import type { ShownList } from '../../shopping/shown-product.ts';
import type { ListingData } from '../listing-loader.ts';
import type { ListingQuery } from '../listing-query.ts';
import { ActiveChips } from './active-chips.tsx';
import { activeFilters } from './active-filters.ts';
import { CategoryLinks } from './category-links.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-sheet.module.css';
import type { ChangeFilters } from './use-filters.ts';

export interface FilterSheetProps {
  list: ShownList;
  query: ListingQuery;
  onChange: ChangeFilters;
  onClose: () => void;
}

/** The filters as a modal sheet, for under 1100 px. Mount it to open it. */
export function FilterSheet({ list, query, onChange, onClose }: FilterSheetProps) {
  const { total } = list.page;
  // What stands above the products is covered.
  const { unread } = useLoaderData<ListingData>();
  const filters = activeFilters(query, list);
  return (
    <Dialog
      placement="bottom"
      className={styles.sheet}
      title="Filters"
      closeLabel="Close filters"
      bodyClassName={styles.body}
      footerClassName={styles.foot}
      closeWhen="(min-width: 1101px)"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={filters.length === 0}
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear all
          </Button>
          <Button className={styles.show} onClick={onClose}>
            Show {counted(total, 'product')}
          </Button>
        </>
      }
    >
      {unread}
      <ActiveChips filters={filters} query={query} onChange={onChange} className={styles.chips} />
      <CategoryLinks list={list} query={query} />
      <FilterForm list={list} query={query} onChange={onChange} />
    </Dialog>
  );
}
