import { ButtonLink } from '@evmandi/ui/button';
import styles from './list-screen.module.css';
import { AT_NEWEST, type Place } from './read-params.ts';

interface Props {
  /** The rows, in words: "entries". */
  noun: string;
  /** Ids from which newer and older rows go on; null where there are none. */
  list: { newer: string | null; older: string | null };
  hrefFor: (place: Place) => string;
}

/** The ways to newer and to older rows: pages have no numbers, so that the newest row moves none of them. */
export function PlaceFoot({ noun, list: { newer, older }, hrefFor }: Props) {
  return (
    <nav className={styles.foot} aria-label={`Older and newer ${noun}`}>
      {newer ? (
        <ButtonLink variant="secondary" to={hrefFor({ ...AT_NEWEST, before: newer })}>
          Newer
        </ButtonLink>
      ) : (
        <span>These are the newest.</span>
      )}
      {older ? (
        <ButtonLink variant="secondary" to={hrefFor({ ...AT_NEWEST, after: older })}>
          Older
        </ButtonLink>
      ) : (
        <span>There are no older ones.</span>
      )}
    </nav>
  );
}
