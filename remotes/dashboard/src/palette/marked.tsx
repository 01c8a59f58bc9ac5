import styles from './palette.module.css';

/** `text` cut at what was typed: every second piece is a word of it. */
function piecesOf(text: string, typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  // Of two words that begin alike the longer one is what was meant.
  const escaped = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'giu'));
}

/** A text with what was typed of it marked. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return piecesOf(text, typed).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
