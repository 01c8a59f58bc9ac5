import type { Option } from './corrections.ts';
import type { Dictionary } from './meaning/dictionary.ts';
import { isLatin, tokensOf } from './meaning/tokens.ts';
import { meantByTrade } from './meaning/trade-words.ts';
import type { KnownWord } from './search.ts';

const MOST_WORDS = 3;

/** Misspelt, or in a script that no product is written in, and no word of ours. */
const isStrange = ({ word, plain, known, holders }: KnownWord) =>
  !known && holders.length === 0 && (plain || !(isLatin(word) || word.includes(' ')));

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
  const strange = new Map(
    asked.flatMap((each, place) =>
      isStrange(each) && !dictionary.names.has(each.word)
        ? [[each.word, options[place]?.[0]?.cost ?? Number.POSITIVE_INFINITY]]
        : [],
    ),
  );
  const tokens = tokensOf(text);
  const said: string[] = [];
  for (let place = 0; place < tokens.length; ) {
    let size = Math.min(MOST_WORDS, tokens.length - place);
    let meant: string | undefined;
    for (; size > 0 && meant === undefined; size -= 1) {
      const words = tokens.slice(place, place + size);
      const held = words.map((word) => strange.get(word));
      if (held.every((cost) => cost === undefined)) continue;
      const found = meantByTrade(words, dictionary, english);
      const otherwise = held.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
      if (found && found.cost <= otherwise) {
        meant = found.text;
        break;
      }
    }
    said.push(meant ?? tokens[place] ?? '');
    place += meant === undefined ? 1 : size;
  }
  return said.join(' ');
}
