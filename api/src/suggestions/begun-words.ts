import type { Dictionary } from '../catalog/meaning/dictionary.ts';
import { tokensOf } from '../catalog/meaning/tokens.ts';

const MOST_WORDS = 3;
/** Of a word's beginning: with fewer, it is that of too many. Two letters of Devanagari tell as much as three others. */
const TELLS = /^(?:\p{Script=Devanagari}{2}|.{3})/u;

export interface BegunWord {
  /** The whole text as it will read. */
  text: string;
  typed: string;
  means: string;
}

/**
 * A text whose end begins a word of the trade (`mudguar`, `brake oi`), with that word as our products say it; of
 * several the one that is finished soonest. Undefined where it begins none.
 */
export function begunWord(text: string, { synonyms }: Dictionary): BegunWord | undefined {
  const tokens = tokensOf(text);
  for (let count = Math.min(MOST_WORDS, tokens.length); count > 0; count -= 1) {
    const typed = tokens.slice(-count).join(' ');
    if (!TELLS.test(typed)) continue;
    const [found] = [...synonyms]
      .filter(([phrase, means]) => means !== '' && phrase.startsWith(typed))
      .toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
    if (!found) continue;
    const [, means] = found;
    return { text: [...tokens.slice(0, -count), means].join(' '), typed, means };
  }
  return undefined;
}
