import { useLoaderData } from 'react-router-dom';
import { ActiveChips, type ActiveChipsProps } from './filters/active-chips.tsx';
import { activeFilters } from './filters/active-filters.ts';
import type { ListingData } from './listing-loader.ts';
import type { ListingQuery } from './listing-query.ts';
import { NoResults } from './no-results.tsx';
import { NothingFound as Found } from './nothing-found.tsx';

export { Notice } from '../notice.tsx';
export { CompareTray } from './compare-tray.tsx';
export { FilledBar } from './filled-bar.tsx';
export { FilterSheet } from './filters/filter-sheet.tsx';
export { ListingSkeleton } from './listing-skeleton.tsx';
export { SearchedLine } from './searched-line.tsx';
export { Unread } from './unread.tsx';
export { Unrecorded } from './unrecorded.tsx';

interface Listed extends Pick<ListingData, 'list'> {
  query: ListingQuery;
}

/** What narrows a listing, above its products. */
export function Chips({ list, ...props }: Listed & Omit<ActiveChipsProps, 'filters'>) {
  return <ActiveChips {...props} filters={activeFilters(props.query, list)} clearAll />;
}

export function NothingFound({ list, query }: Listed) {
  const { nowhere, recommended, recommendedFor } = useLoaderData<ListingData>();
  return nowhere ? (
    <NoResults {...{ list, recommended, recommendedFor }} />
  ) : (
    <Found list={list} query={query} filters={activeFilters(query, list)} />
  );
}
