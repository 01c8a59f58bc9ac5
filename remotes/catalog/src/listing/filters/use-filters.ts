import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingAddress } from '../listing-address.ts';
import { changed, type ListingQuery } from '../listing-query.ts';
import { useListingPath } from '../use-listing-path.ts';

export type ChangeFilters = (change: Partial<ListingQuery>) => void;

/**
 * What is chosen, at once and not only when its answer is there, so that a second choice builds on the
 * first. Each change is an entry of the history.
 */
export function useFilters(answered: ListingQuery): [ListingQuery, ChangeFilters] {
  const { key } = useLocation();
  const path = useListingPath();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<ListingQuery>();
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    setWanted(undefined);
  }
  const query = wanted ?? answered;
  const change: ChangeFilters = (part) => {
    setWanted(changed(query, part));
    navigate(listingAddress(path, query, part));
  };
  return [query, change];
}
