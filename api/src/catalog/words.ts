const MOST_WORDS = 8;
/** Too common to narrow anything; a search of nothing else keeps them. */
const FILLERS = new Set(['a', 'and', 'the', 'for', 'of', 'with', 'in', 'to', 'or', 'my']);

/** True for a word that narrows nothing. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

const CUTS = /[^a-z0-9.]+|\.(?![0-9])|(?<![0-9])\./g;

/**
 * The words of a search as the database keeps those of products (`search_tokens`): lower case, without
 * accents, runs of letters, digits and decimal points; at most eight.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const all = [...new Set(plain.replace(CUTS, ' ').split(' ').filter(Boolean))];
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
}

/** A part number as `products.sku_key` keeps it: lower case, letters and digits only. */
export const partKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The word and its singular or plural: `batteries` also finds `battery`, and the other way round. */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (/[a-z]{3}ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  else if (/[a-z]{3}y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  else if (/(?:ss|sh|ch|x)es$/.test(word)) forms.push(word.slice(0, -2));
  else if (/[a-z]{3}s$/.test(word) && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}

/** A word of a search with other ways to find what it means. */
export interface SoughtWord {
  word: string;
  /** Words in use that hold it: `light` is also found in `headlight`. */
  holders: string[];
  /** In place of the word itself: a product that holds all words of one of them. */
  ways?: string[][];
  /** Names the thing that is sought: never left out. */
  core?: boolean;
  /** Begins nothing. */
  whole?: boolean;
}

/** A word as it stands in a tsquery. */
export const lexeme = (word: string) => `'${word}'`;
/** A tsquery that one of several is enough for. */
export const anyOf = (alternatives: string[]) => `(${alternatives.join(' | ')})`;
const beginning = (word: string) => formsOf(word).map((form) => `${lexeme(form)}:*`);
const whole = (word: string) => formsOf(word).map(lexeme);

/**
 * Words may be begun; those that were typed beside a meaning of ours have to be there as they are, and so does
 * what names the thing: a horn is no Hornet.
 */
function alternativesOf({
  word,
  holders,
  ways = [],
  core = false,
  ...asked
}: SoughtWord): string[] {
  const first = core || asked.whole ? whole : beginning;
  if (ways.length === 0) return [...first(word), ...(core ? [] : holders.map(lexeme))];
  return ways.map((words, place) =>
    words.map((each) => anyOf((place === 0 ? first : whole)(each))).join(' & '),
  );
}

/** A tsquery that holds when every word, or the beginning of one, is there. Safe for any words of a search. */
export const tsqueryOf = (sought: readonly SoughtWord[]): string =>
  sought.map((word) => anyOf(alternativesOf(word))).join(' & ');

/** The same for whole words only. */
export const exactQueryOf = (sought: readonly SoughtWord[]): string =>
  sought
    .map(({ word, ways = [] }) =>
      anyOf(
        (ways.length === 0 ? [[word]] : ways).map((words) =>
          words.map((each) => anyOf(whole(each))).join(' & '),
        ),
      ),
    )
    .join(' & ');
