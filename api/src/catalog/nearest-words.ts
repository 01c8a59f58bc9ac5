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

const SAME_SOUND: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/igh(?=t)/g, 'i'],
  [/(.)\1/g, '$1'],
];

/** Letters that are written for the same sound made one: `brack` begins like `brake`. */
const soundOf = (word: string) =>
  SAME_SOUND.reduce((sound, [letters, same]) => sound.replace(letters, same), word);

const SHORT = 3;
/** Four letters with one wrong begin too much: `bulb` is no bullet. */
const SHORTEST_BEGINNING = 5;

/** How many letters of a word of that length may be wrong. */
const mayBeWrong = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

const MOST = 4;
const OTHER_START = 1;
const STILL_TO_COME = 1;
/** Leaving letters out, or swapping them, happens more often than typing other ones. */
const OTHER_LETTERS = 0.5;
const ONLY_BY_SOUND = 0.25;

const otherStart = (typed: string, word: string) => (word[0] === typed[0] ? 0 : OTHER_START);
const sorted = (word: string) => [...word].sort().join('');

function costOfWhole(typed: string, word: string, { whole }: Distance): number {
  if (whole > mayBeWrong(typed.length)) return Number.POSITIVE_INFINITY;
  const likely = word.length - typed.length === whole || sorted(word) === sorted(typed);
  return whole + otherStart(typed, word) + (likely ? 0 : OTHER_LETTERS);
}

/** Whether a word begins with the letters typed, swapped or one of them left out, and no other. */
const lacksOnly = (typed: string, word: string) =>
  sorted(typed) === sorted(word.slice(0, typed.length)) ||
  distance(typed, word.slice(0, typed.length + 1)).whole === 1;

function costOfBeginning(typed: string, word: string, { beginning }: Distance): number {
  const tooShort =
    typed.length < SHORTEST_BEGINNING ||
    (typed.length === SHORTEST_BEGINNING && !lacksOnly(typed, word));
  if (tooShort || word.length <= typed.length || beginning > 1) return Number.POSITIVE_INFINITY;
  return beginning + otherStart(typed, word) + STILL_TO_COME;
}

/** What it costs to have meant `word`, the lower the likelier; infinite when it is too far. */
function costOf(typed: string, word: string): number {
  const steps = distance(typed, word);
  const [sound, other] = [soundOf(typed), soundOf(word)];
  const cost = Math.min(
    costOfWhole(typed, word, steps),
    costOfBeginning(typed, word, steps),
    costOfWhole(sound, other, distance(sound, other)) + ONLY_BY_SOUND,
  );
  return typed.length > SHORT || cost <= 1 ? cost : Number.POSITIVE_INFINITY;
}

/** A word that may have been meant, and how much speaks against it. */
export interface NearWord {
  word: string;
  cost: number;
}

/**
 * The words of `candidates` that a misspelt one may have meant, whole or typed so far, the likeliest first:
 * few wrong letters for its length, or the same sound. Three letters may only be swapped, or lack one.
 */
export const nearestWords = (misspelt: string, candidates: readonly string[]): NearWord[] =>
  candidates
    .filter((word) => !word.startsWith(misspelt))
    .map((word) => ({ word, cost: costOf(misspelt, word) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MOST);
