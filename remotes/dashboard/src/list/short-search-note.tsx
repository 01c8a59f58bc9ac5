import { LEAST_LETTERS } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import styles from './list-tools.module.css';

interface Props {
  /** Rows that the search looked at; null for all. */
  lookedAt: number | null;
  /** Several of them, in words: "customers". */
  nouns: string;
}

/** A search of one or two letters does not look at all there is, and says so. */
export function ShortSearchNote({ lookedAt, nouns }: Props) {
  if (lookedAt === null) return null;
  return (
    <p className={styles.note} role="status">
      Looked at the newest {formatNumber(lookedAt)} {nouns}. Type {LEAST_LETTERS} letters or more to
      search all of them.
    </p>
  );
}
