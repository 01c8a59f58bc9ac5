import { formsOf } from '../words.ts';
import { type Dictionary, isVehicleKind, kindsOf, waysOf } from './dictionary.ts';
import { isMoney } from './price-limits.ts';
import type { Term } from './term.ts';
import { isLatin, isUnit, sameFigures } from './tokens.ts';

/** Of words that mean something together. */
export const LONGEST_PHRASE = 4;
/** `activa6g`, `type2`. */
const JOINED_NUMBER = /^([a-z]{3,})([0-9]+[a-z]*)$/;
const FIGURE = /^([0-9.]+)([a-z]+)$/;
/** Products name them by the number alone, too: `Pulsar 150`, `100/80-17`. */
const BARE_UNITS = new Set(['cc', 'inch', 'km']);

export interface Phrase {
  tokens: string[];
  means: string | undefined;
}

/** Returns tokens as the longest phrases that the dictionary has a meaning for, and single ones between. */
export function phrasesOf(tokens: readonly string[], dictionary: Dictionary): Phrase[] {
  const phrases: Phrase[] = [];
  for (let place = 0; place < tokens.length; ) {
    let size = Math.min(LONGEST_PHRASE, tokens.length - place);
    while (size > 1 && meaningOf(tokens.slice(place, place + size), dictionary) === undefined) {
      size -= 1;
    }
    const taken = tokens.slice(place, place + size);
    phrases.push({ tokens: taken, means: meaningOf(taken, dictionary) });
    place += size;
  }
  return phrases;
}

/** What the phrase means, its last word also in singular or plural, or each as we say it: `brek liner`; a vehicle's name of two words means itself, and no cluster is in `speedometer cable`. */
function meaningOf(tokens: readonly string[], { synonyms, kinds }: Dictionary): string | undefined {
  const before = tokens.slice(0, -1);
  const phrases = formsOf(tokens.at(-1) ?? '').map((form) => [...before, form].join(' '));
  const asSaid = phrases.map((phrase) => synonyms.get(phrase)).find((means) => means !== undefined);
  if (asSaid !== undefined || tokens.length === 1) return asSaid;
  const vehicle = phrases.find((phrase) => isVehicleKind(kinds.get(phrase) ?? ''));
  if (vehicle) return vehicle;
  const said = tokens.join(' ');
  const ours = tokens.map((token) => synonyms.get(token) || token).join(' ');
  if (ours === said) return undefined;
  return kinds.has(said) ? said : synonyms.get(ours);
}

/** Two words in one, as `brakepad`: both are known, and the whole is not. */
function cutInTwo(token: string, { words }: Dictionary): string[] | undefined {
  if (token.length < 6 || words.has(token)) return undefined;
  for (let place = 3; place <= token.length - 3; place += 1) {
    const parts = [token.slice(0, place), token.slice(place)];
    if (parts.every((part) => formsOf(part).some((form) => words.has(form)))) return parts;
  }
  return undefined;
}

/** Returns what a search asks for with a phrase: the ways in which products say it. */
export function termOf({ tokens, means }: Phrase, dictionary: Dictionary): Term {
  const word = tokens.join(' ');
  const own = tokens.every(isLatin) ? [tokens] : [];
  if (means !== undefined) {
    const kinds = kindsOf(dictionary.kinds.get(means) ?? means);
    const single = kinds.length > 1 ? kinds.map((kind) => [kind]) : [];
    const ours = waysOf(means).map((way) => way.split(' '));
    return { word, ways: [...ours, ...single, ...own], sure: true, core: false };
  }
  const parts = cutInTwo(word, dictionary);
  if (parts) {
    const { synonyms } = dictionary;
    const said =
      synonyms.get(parts.join(' ')) ?? parts.map((part) => synonyms.get(part) || part).join(' ');
    return {
      word,
      ways: [...waysOf(said).map((way) => way.split(' ')), ...own],
      sure: true,
      core: false,
    };
  }
  const [, number = '', unit = ''] = FIGURE.exec(word) ?? [];
  if (isUnit(unit)) {
    const same = sameFigures(Number(number), unit).map((figure) => [figure]);
    const ways = [tokens, ...(BARE_UNITS.has(unit) ? [[number]] : []), ...same];
    return { word: `${number} ${unit}`, ways, sure: false, core: false };
  }
  const [, letters, digits] = JOINED_NUMBER.exec(word) ?? [];
  if (letters && digits)
    return { word, ways: [tokens, [letters, digits]], sure: false, core: false };
  const sure = isMoney(word) || formsOf(word).some((form) => dictionary.words.has(form));
  return { word, ways: [], sure, core: false };
}
