import { Link } from 'react-router-dom';
import type { ShownList } from '../shopping/shown-product.ts';
import { listingAddress } from './listing-address.ts';
import type { ListingQuery } from './listing-query.ts';
import styles from './nothing-found.module.css';
import { useListingPath } from './use-listing-path.ts';

interface SearchedProps {
  list: ShownList;
  query: ListingQuery;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');

function Nothing({ list: { empty } }: SearchedProps) {
  const [first] = empty?.instead ?? [];
  const unknown = empty?.unknown ?? [];
  if (!first && unknown.length === 0) {
    return 'Check the spelling, or type a part number, a brand or a single word of the name.';
  }
  return (
    <>
      {first && (
        <>
          We also tried <b>{first.q}</b>.{' '}
        </>
      )}
      {unknown.length > 0 && `Nothing in the catalogue is called ${quoted(unknown)}.`}
    </>
  );
}

/** Under the heading of a search: what was searched in place of what was typed, with the way back, or tried besides. */
export function SearchedLine(props: SearchedProps) {
  const { list, query } = props;
  const path = useListingPath();
  if (list.corrected === null) return <Nothing {...props} />;
  return (
    <>
      We searched for <b>{list.corrected}</b> instead of “{query.q}”.{' '}
      <Link className={styles.back} to={listingAddress(path, query, { exact: true })}>
        Search for “{query.q}”
      </Link>
    </>
  );
}
