import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { counted } from '@evmandi/contract/domain/numbers';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconSearchOff } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import type { ShownList } from '../shopping/shown-product.ts';
import { type ActiveFilter, withoutGroup } from './filters/active-filters.ts';
import { listingAddress } from './listing-address.ts';
import { type ListingQuery, listingSearch } from './listing-query.ts';
import styles from './nothing-found.module.css';
import { useListingPath } from './use-listing-path.ts';

interface NothingFoundProps {
  list: ShownList;
  query: ListingQuery;
  filters: readonly ActiveFilter[];
}

interface Advice {
  filter: string;
  label: string;
  count: number;
  to: string;
}

/** What taking off one single filter would show; names what has several values by all of them. */
function useAdvice({ list, query, filters }: NothingFoundProps): Advice[] {
  const path = useListingPath();
  const { empty, category } = list;
  return (empty?.without ?? []).map(({ filter, count }) => {
    if (filter === 'category') {
      const to = links.listing + listingSearch(query, { page: 1 });
      return { filter, label: category?.name ?? 'the category', count, to };
    }
    const labels = filters.filter(({ group }) => group === filter).map(({ label }) => label);
    return {
      filter,
      label: labels.join(', '),
      count,
      to: listingAddress(path, query, withoutGroup(filter)),
    };
  });
}

function titleOf({ query, filters }: NothingFoundProps): string {
  if (filters.length === 0) return 'Nothing here at the moment';
  if (filters.length > 1) return `No products match all ${filters.length} filters`;
  return query.q ? `Nothing matches “${query.q}”` : `No products match ${filters[0]?.label}`;
}

function textOf({ query, filters }: NothingFoundProps, advice: readonly Advice[]): string {
  // Words that find something without another filter are spelt well.
  if (query.q && advice.every(({ filter }) => filter === 'q')) {
    return 'Check the spelling, or type a part number, a brand or a single word of the name.';
  }
  if (filters.length === 0) return 'Look at another category, or ask us when there will be more.';
  return advice.length > 0
    ? 'Take one of them off, or clear them all.'
    : 'Taking off one of them alone would not help; clear them all.';
}

/** Names which single filter to drop, and what that gives. */
export function NothingFound(props: NothingFoundProps) {
  const { list, query, filters } = props;
  const path = useListingPath();
  const advice = useAdvice(props);
  return (
    <Card>
      <EmptyState
        // What may fit all the same stands right below it.
        icon={!list.unrecorded && <IconSearchOff />}
        title={titleOf(props)}
        text={textOf(props, advice)}
        action={
          <>
            {advice.length > 0 && (
              <ul className={styles.advice}>
                {advice.map(({ filter, label, count, to }) => (
                  <li key={filter}>
                    <Link to={to} className={styles.without}>
                      Without {label}: {counted(count, 'product')}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink
              to={filters.length > 0 ? listingAddress(path, query, NO_FILTERS) : links.listing}
            >
              {filters.length > 0 ? 'Clear all filters' : 'See all products'}
            </ButtonLink>
            <ButtonLink to={links.contact} variant="secondary">
              Contact an expert
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
