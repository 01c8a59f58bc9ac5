import { splitMatches } from './split-matches.ts';
import styles from './suggestions.module.css';

/** A text with what was typed of it marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((piece, index) =>
    piece.match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
