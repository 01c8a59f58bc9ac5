interface Distance {
  /** To the whole other word. */
  whole: number;
  /** To the nearest beginning of the other word. */
  beginning: number;
}

/** Letters to change, add, leave out, or swap with their neighbour, to get from one word to the other. */
export function distance(from: string, to: string): Distance {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
    }
    before = last;
    last = next;
  }
  return { whole: last[to.length] ?? 0, beginning: Math.min(...last) };
}

/** How many letters of a word of that length may be wrong: none of three, one of up to five, then more. */
const mayBeWrong = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

const MOST = 4;

/** How far `word` is from what was typed, the lower the nearer; `undefined` when it is too far. */
function rankOf(typed: string, word: string): number | undefined {
  const { whole, beginning } = distance(typed, word);
  const limit = mayBeWrong(typed.length);
  const otherStart = word[0] === typed[0] ? 0 : 1;
  if (whole > 0 && whole <= limit) return whole + otherStart;
  // Typed so far, with the end still to come.
  const soFar = word.length > typed.length && beginning > 0 && beginning <= Math.min(limit, 1);
  return soFar ? beginning + otherStart + 1 : undefined;
}

/**
 * The words of `candidates` that a misspelt one may have meant, whole or typed so far: those with the
 * fewest wrong letters, if these are few enough for its length. Another first letter counts as one more.
 * None when it is one of them.
 */
export function nearestWords(misspelt: string, candidates: readonly string[]): string[] {
  if (candidates.includes(misspelt)) return [];
  const ranked = candidates
    .flatMap((word) => {
      const rank = rankOf(misspelt, word);
      return rank === undefined ? [] : [{ word, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
  const [best] = ranked;
  return ranked
    .filter(({ rank }) => rank === best?.rank)
    .slice(0, MOST)
    .map(({ word }) => word);
}
