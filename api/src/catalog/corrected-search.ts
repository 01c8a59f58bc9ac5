import type { Database } from '../database/database.ts';
import { attemptsOf, bestOf, nearWords, type Option } from './corrections.ts';
import { withFewerWords } from './fewer-words.ts';
import { type Dictionary, dictionaryOf, isVehicleKind } from './meaning/dictionary.ts';
import { englishWords } from './meaning/english-words.ts';
import { tokensOf } from './meaning/tokens.ts';
import { type Meaning, understand } from './meaning/understand.ts';
import { respelt } from './respell.ts';
import {
  type Asked,
  asTerm,
  findsAny,
  type KnownWord,
  lookUp,
  type Search,
  searchFor,
  searchOf,
} from './search.ts';
import { formsOf, isFiller, type SoughtWord } from './words.ts';

const MOST_JOINED = 2;
/** One letter left out or swapped: with another letter wrong, two words together resemble much. */
const MOST_JOINED_COST = 1;

const isLost = ({ plain, known, holders }: KnownWord) => plain && !known && holders.length === 0;

/** For each word what may stand in its place: itself, unless nothing holds it, and words near to it. */
async function optionsOf(db: Database, asked: KnownWord[], suspects: KnownWord[]) {
  const near = await nearWords(
    db,
    suspects.map(({ word }) => word),
  );
  const words = [...new Set([...near.values()].flat().map(({ word }) => word))];
  const holders = new Map(
    words.length === 0
      ? []
      : (await lookUp(db, words.map(asTerm))).map((known) => [known.word, known.holders]),
  );
  return asked.map((own): Option[] => {
    const others = near.get(own.word)?.filter(({ word }) => !isFiller(word));
    const kept = isLost(own) && others ? [] : [{ ...own, cost: 0 }];
    const meant = (others ?? []).map((other) => ({
      ...other,
      holders: holders.get(other.word) ?? [],
    }));
    return [...kept, ...meant];
  });
}

/** First only words that nothing holds are replaced; then, in company, also those that begin others. */
async function meantBy(db: Database, asked: KnownWord[], options: Option[][]) {
  const best = await bestOf(db, attemptsOf(options));
  const plain = asked.filter((word) => word.plain);
  if (best || asked.length === 1 || plain.every(isLost)) return best;
  return bestOf(db, attemptsOf(await optionsOf(db, asked, plain)));
}

const isLetters = ({ word }: SoughtWord) => /^[a-z]{3,24}$/.test(word);

/** With two neighbours, one of which nothing holds, written as one word: `hed light`. */
const joined = (asked: readonly KnownWord[]): string[][] =>
  asked.flatMap((word, index) => {
    const next = asked[index + 1];
    if (!next || !(isLetters(word) && isLetters(next)) || !(isLost(word) || isLost(next)))
      return [];
    const words = asked.map((each) => each.word);
    return [words.toSpliced(index, 2, word.word + next.word)];
  });

async function meantByJoined(db: Database, asked: KnownWord[]) {
  for (const words of joined(asked).slice(0, MOST_JOINED)) {
    const known = await lookUp(db, words.map(asTerm));
    const attempts = attemptsOf(await optionsOf(db, known, known.filter(isLost)));
    const best = await bestOf(
      db,
      attempts.filter(({ cost }) => cost <= MOST_JOINED_COST),
    );
    if (best) return best;
  }
  return undefined;
}

/** "sofa" of "sofa 450", "kick" of "kick bike": a thing that nothing of ours is called by. */
const namesAnother = ({ english, used, holders, ways = [] }: KnownWord) =>
  english && !used && holders.length === 0 && ways.length === 0;

/** A word of parts that no product holds, beside a vehicle: what is left without it would be the vehicle alone. */
const namesPart = ({ known, used, holders, ways = [] }: KnownWord) =>
  known && !used && holders.length === 0 && ways.length === 0;

/**
 * Not for a part number, whose words are one: others that begin alike are not meant. With no word that names
 * the thing, one that nothing holds may be its name: what is left without that would be something else.
 */
async function meantByFewer(
  db: Database,
  asked: KnownWord[],
  options: Option[][],
  { text, kind }: Pick<Asked, 'text' | 'kind'>,
) {
  if (asked.length === 1 || !/\s/.test(text.trim())) return undefined;
  if (kind === null && asked.some(namesAnother)) return undefined;
  if (kind !== null && isVehicleKind(kind) && asked.some(namesPart)) return undefined;
  const held = asked.filter((_, index) => options[index]?.some(({ cost }) => cost === 0));
  return withFewerWords(db, held, asked.length - held.length, kind);
}

/** Whether one of the words is of the name of a make or a model: "tank" is of a colour alone, Tank Green, and no number tells. */
const nameVehicles = (words: readonly SoughtWord[], { names }: Dictionary): boolean =>
  words.some(({ word }) => /[^0-9.]/.test(word) && formsOf(word).some((form) => names.has(form)));

const textOf = (words: readonly SoughtWord[]) => words.map(({ word }) => word).join(' ');

/** Every word as it was most likely meant, each by itself, whether or not a product holds them together. */
const spelt = (asked: readonly KnownWord[], options: readonly Option[][]): string =>
  textOf(asked.map((own, place) => options[place]?.[0] ?? own));

/**
 * Words left out for a vehicle, as long as what names a part is not left out whole: "disc brake bike" is a bike,
 * "horn 12v scooter" a horn.
 */
async function meantByLess(
  db: Database,
  asked: KnownWord[],
  options: Option[][],
  { meaning, parts }: Record<'meaning' | 'parts', Meaning>,
): Promise<[SoughtWord[] | undefined, Meaning]> {
  const meant = await meantByFewer(db, asked, options, meaning);
  const part = parts.terms.filter(({ core }) => core).map(({ word }) => word);
  if (parts.kind === meaning.kind || meant?.some(({ word }) => part.includes(word))) {
    return [meant, meaning];
  }
  const kept = asked.map((each) => ({ ...each, core: part.includes(each.word) }));
  return [await meantByFewer(db, kept, options, parts), parts];
}

/** All of the kind that is sought, by the words of its name among those asked: no bulb is called an LED bulb. */
async function wholeKind(db: Database, asked: KnownWord[], meaning: Meaning) {
  const said = asked.flatMap(({ word, ways: [first] = [] }) => first ?? [word]);
  const { kind } = meaning;
  if (kind === null || isVehicleKind(kind)) return undefined;
  if (!kind.split(' ').every((word) => said.includes(word))) return undefined;
  const name = await lookUp(db, understand(kind, await dictionaryOf(db)).terms);
  const besides = asked.filter(({ core }) => !core);
  // "LED bulb H4" is an H4 bulb.
  for (const words of besides.length > 0 ? [[...name, ...besides], name] : [name]) {
    const search = searchOf(words, meaning, textOf(words));
    if (await findsAny(db, search)) return search;
  }
  return undefined;
}

/** A text that was read for another: as it stands, or else corrected further. */
async function readAs(db: Database, text: string, price: Meaning['price']) {
  const search = await searchFor(db, text);
  if (search && (await findsAny(db, search))) return { ...search, corrected: text, price };
  const again = await correctedSearch(db, text, true);
  return again && { ...again, price };
}

/**
 * The same with each word that finds nothing replaced by one it may have meant, so that a product holds
 * them all, or else without the words that keep it from finding; `undefined` when there are none, or the
 * words are found as they are. What `isRead` already is not read by ear again.
 */
export async function correctedSearch(
  db: Database,
  text: string,
  isRead = false,
): Promise<Search | undefined> {
  const dictionary = await dictionaryOf(db);
  const meaning = understand(text, dictionary);
  const { terms } = meaning;
  if (terms.length === 0) return undefined;
  const asked = await lookUp(db, terms);
  const options = await optionsOf(db, asked, asked.filter(isLost));
  const english = await englishWords();
  const asTold = isRead ? '' : respelt(meaning.text, asked, options, { dictionary, english });
  const isOther = !isRead && asTold !== tokensOf(meaning.text).join(' ');
  if (isOther && !(await findsAny(db, searchOf(asked, meaning, null)))) {
    return readAs(db, asTold, meaning.price);
  }
  const asMeant = (said: Meaning, words: SoughtWord[]): Meaning => {
    const { kind, onlyVehicles } = understand(textOf(words), dictionary);
    return { ...said, kind: said.kind ?? kind, onlyVehicles };
  };
  const found = (await meantBy(db, asked, options)) ?? (await meantByJoined(db, asked));
  // Words that only things of another kind hold are as good as none.
  const isMeant = found && (await findsAny(db, searchOf(found, asMeant(meaning, found), null)));
  // "activa chian": what is sought has to be read before words are left out, or it is what is left out.
  const read = found ? textOf(found) : spelt(asked, options);
  const other = understand(read, dictionary).kind;
  const tells = found || (other !== null && other !== meaning.kind);
  if (!isMeant && tells && read !== textOf(asked)) {
    return readAs(db, read, meaning.price);
  }
  const [meant, said] = isMeant
    ? [found, meaning]
    : await meantByLess(db, asked, options, { meaning, parts: understand(text, dictionary, true) });
  if (!meant) return wholeKind(db, asked, meaning);
  if (textOf(meant) === textOf(asked)) return undefined;
  const corrected = textOf(meant);
  const asRead = asMeant(said, meant);
  const noVehicles = asRead.kind === null && !nameVehicles(meant, dictionary);
  return { ...searchOf(meant, asRead, corrected), noVehicles };
}
