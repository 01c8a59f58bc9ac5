import { distance, nearestWords } from '../nearest-words.ts';
import { type Sound, soundOf } from './by-ear.ts';
import { type Dictionary, waysOf } from './dictionary.ts';

/** A phrase of the trade, as it sounds. */
interface Phrase {
  /** In one word. */
  joined: string;
  /** To be read in its place: spelt well, or else what it means. */
  text: string;
  /** Of those that are as near the higher is the likelier. */
  likely: number;
  sound: Sound;
}

/** What words of a search may have meant, and how much speaks against it, as of words that products hold. */
export interface Meant {
  text: string;
  cost: number;
}

const SHORTEST = 4;
/** Of fewer consonants too many words are. */
const FEWEST_BONES = 3;
const BY_SOUND = 0.25;
const A_VOWEL = 0.25;
const BY_ALMOST_SOUND = 0.5;

/** Phrases by what one that sounds or is written alike has in common with them: so few are compared. */
interface Index {
  byBones: ReadonlyMap<string, Phrase[]>;
  bySound: ReadonlyMap<string, Phrase[]>;
  byLetter: ReadonlyMap<string, Phrase[]>;
}

const inOne = (phrase: string) => phrase.replaceAll(' ', '');

/** So many are kept from one reading of the tables to the next. */
const MOST_SOUNDS = 20_000;
const sounds = new Map<string, Sound>();

function soundKept(phrase: string): Sound {
  if (sounds.size > MOST_SOUNDS) sounds.clear();
  const sound = sounds.get(phrase) ?? soundOf(phrase);
  sounds.set(phrase, sound);
  return sound;
}

/** Every phrase of the tables, with names of makes and models. */
function phrasesOf(
  { synonyms, kinds, words, names }: Dictionary,
  english: ReadonlySet<string>,
): Phrase[] {
  const isWellSpelt = (phrase: string) => kinds.has(phrase) || english.has(phrase);
  const ours = [...kinds.keys(), ...[...synonyms.values()].flatMap(waysOf)];
  const own = new Set(ours);
  const texts = new Map([
    ...[...synonyms].flatMap(([phrase, means]) => {
      const [first = ''] = waysOf(means);
      return means === '' ? [] : [[phrase, isWellSpelt(phrase) ? phrase : first] as const];
    }),
    ...[...names, ...words]
      .filter((word) => !synonyms.has(word))
      .map((word) => [word, word] as const),
    ...ours.map((phrase) => [phrase, phrase] as const),
  ]);
  return [...texts]
    .filter(([phrase]) => !/[0-9]/.test(phrase) && phrase.length >= 3)
    .map(([phrase, text]) => ({
      joined: inOne(phrase),
      text,
      likely: Number(text === phrase) + Number(own.has(phrase)),
      sound: soundKept(phrase),
    }));
}

function groupedBy(phrases: readonly Phrase[], keyOf: (phrase: Phrase) => string) {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = keyOf(phrase);
    const group = groups.get(key);
    if (group) group.push(phrase);
    else groups.set(key, [phrase]);
  }
  return groups;
}

const firstOf = (text: string) => text.slice(0, 1);

const indexed = new WeakMap<Dictionary, Index>();

function indexOf(dictionary: Dictionary, english: ReadonlySet<string>): Index {
  const known = indexed.get(dictionary);
  if (known) return known;
  const phrases = phrasesOf(dictionary, english);
  const index = {
    byBones: groupedBy(phrases, ({ sound }) => sound.bones),
    bySound: groupedBy(phrases, ({ sound }) => firstOf(sound.bones)),
    byLetter: groupedBy(phrases, ({ joined }) => firstOf(joined)),
  };
  indexed.set(dictionary, index);
  return index;
}

/** The same consonants; the vowels may differ the more of these there are. */
const costOfBones = (typed: Sound, { full }: Sound): number => {
  const vowels = distance(typed.full, full).whole;
  return vowels <= typed.bones.length - 2 ? BY_SOUND + A_VOWEL * vowels : Number.POSITIVE_INFINITY;
};

/** So many sounds may be more, less or other. */
const mayDiffer = (length: number) => (length < 4 ? -1 : length < 5 ? 0 : length < 9 ? 1 : 2);

/** Phrases that sound like it, each with what speaks against it. */
function heard(typed: Sound, { byBones, bySound }: Index): [Phrase, number][] {
  const most = mayDiffer(typed.full.length);
  const same = typed.bones.length < FEWEST_BONES ? [] : (byBones.get(typed.bones) ?? []);
  const alike = (bySound.get(firstOf(typed.bones)) ?? []).filter(
    ({ sound }) =>
      Math.abs(sound.full.length - typed.full.length) <= most &&
      Math.abs(sound.bones.length - typed.bones.length) <= most,
  );
  return [
    ...same.map((phrase): [Phrase, number] => [phrase, costOfBones(typed, phrase.sound)]),
    ...alike.flatMap((phrase): [Phrase, number][] => {
      const steps = distance(typed.full, phrase.sound.full).whole;
      return steps <= most ? [[phrase, steps + BY_ALMOST_SOUND]] : [];
    }),
  ];
}

/** Phrases that are written like the one word, or begin with its first letters swapped. */
function written(typed: string, { byLetter }: Index): [Phrase, number][] {
  const alike = [firstOf(typed), typed.slice(1, 2)].flatMap((letter, place) =>
    (byLetter.get(letter) ?? []).filter(
      ({ joined }) =>
        Math.abs(typed.length - joined.length) <= 2 && (place === 0 || joined[1] === typed[0]),
    ),
  );
  const near = nearestWords(
    typed,
    alike.map(({ joined }) => joined),
  );
  return near.flatMap(({ word, cost }) =>
    alike.filter(({ joined }) => joined === word).map((phrase): [Phrase, number] => [phrase, cost]),
  );
}

/** What the words, written as one, most likely mean among phrases of the trade; undefined when none is near. */
export function meantByTrade(
  words: readonly string[],
  dictionary: Dictionary,
  english: ReadonlySet<string>,
): Meant | undefined {
  const typed = words.join('');
  const index = indexOf(dictionary, english);
  const exact = (index.byLetter.get(firstOf(typed)) ?? []).filter(({ joined }) => joined === typed);
  const near = [
    ...exact.map((phrase): [Phrase, number] => [phrase, 0]),
    ...(typed.length < SHORTEST ? [] : heard(soundOf(words.join(' ')), index)),
    ...(words.length === 1 ? written(typed, index) : []),
  ];
  const [best] = near
    .filter(([, cost]) => Number.isFinite(cost))
    .sort(([a, cost], [b, other]) => cost - other || b.likely - a.likely);
  return best && { text: best[0].text, cost: best[1] };
}
