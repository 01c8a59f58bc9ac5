/** `text` cut where a word of `typed` begins one of its words, case ignored. */
export function splitMatches(text: string, typed: string): { text: string; match: boolean }[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, match: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${escaped.join('|')}))`, 'giu'));
  return pieces
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
