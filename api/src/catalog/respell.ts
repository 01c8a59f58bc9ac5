import type { Option } from './corrections.ts';
import type { Dictionary } from './meaning/dictionary.ts';
import { isLatin, tokensOf } from './meaning/tokens.ts';
import { meantByTrade } from './meaning/trade-words.ts';
import type { KnownWord } from './search.ts';

const MOST_WORDS = 3;

/** Words of phrases that only sound like what was typed, though each is known: `tail lite`. */
const MOST_OF_KNOWN = 0.5;

/** Misspelt, or in a script that no product is written in, and no word of ours. */
const isStrange = ({ word, plain, known, holders }: KnownWord) =>
  !known && holders.length === 0 && (plain || !(isLatin(word) || word.includes(' ')));

/** How much speaks against each strange word as the nearest one that products hold. */
const costsOf = (
  asked: readonly KnownWord[],
  options: readonly Option[][],
  names: ReadonlySet<string>,
) =>
  new Map(
    asked
      .map((each, place) => ({ each, near: options[place]?.[0]?.cost }))
      .filter(({ each }) => isStrange(each) && !names.has(each.word))
      .map(({ each, near }) => [
        each.word,
        isLatin(each.word) ? (near ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY,
      ]),
  );

/**
 * The text with words that nothing holds as phrases of the trade that sound or are written alike: `brekpad`,
 * `hava filter`, `haed lamp`. Words that products hold count where they are nearer; what is meant by them is known.
 */
export function respelt(
  text: string,
  asked: readonly KnownWord[],
  options: readonly Option[][],
  { dictionary, english }: { dictionary: Dictionary; english: ReadonlySet<string> },
): string {
  const strange = costsOf(asked, options, dictionary.names);
  const tokens = tokensOf(text);
  const meantBy = (words: readonly string[]) => {
    const costs = words.flatMap((word) => strange.get(word) ?? []);
    const isKnown = words.length === 1 || dictionary.synonyms.has(words.join(' '));
    if (costs.length === 0 && isKnown) return undefined;
    const most = costs.length === 0 ? MOST_OF_KNOWN : costs.reduce((sum, cost) => sum + cost);
    const found = meantByTrade(words, dictionary, english);
    return found && found.cost <= most ? found.text : undefined;
  };
  const said: string[] = [];
  for (let place = 0; place < tokens.length; ) {
    let size = Math.min(MOST_WORDS, tokens.length - place);
    let meant = meantBy(tokens.slice(place, place + size));
    while (meant === undefined && size > 1) {
      size -= 1;
      meant = meantBy(tokens.slice(place, place + size));
    }
    said.push(meant ?? tokens[place] ?? '');
    place += size;
  }
  return said.join(' ');
}
