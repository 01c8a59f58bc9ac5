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

const inOne = (phrase: string) => phrase.replaceAll(' ', '');

function phrasesOf(
  { synonyms, kinds, words, names }: Dictionary,
  english: ReadonlySet<string>,
): Phrase[] {
  const isWellSpelt = (phrase: string) => kinds.has(phrase) || english.has(phrase);
  const ours = [...kinds.keys(), ...[...synonyms.values()].flatMap(waysOf)];
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
      likely: Number(text === phrase) + Number(kinds.has(phrase)),
      sound: soundOf(phrase),
    }));
}

const known = new WeakMap<Dictionary, Phrase[]>();

/** By ear: the same consonants, or a sound more, less or other, of long words two. */
function costByEar(typed: Sound, { full, bones }: Sound): number {
  const size = typed.bones.length;
  if (Math.abs(full.length - typed.full.length) > FEWEST_BONES) return Number.POSITIVE_INFINITY;
  if (bones === typed.bones && size >= FEWEST_BONES) {
    const vowels = distance(typed.full, full).whole;
    if (vowels <= size - 2) return BY_SOUND + A_VOWEL * vowels;
  }
  if (full[0] !== typed.full[0] && typed.full.length < 9) return Number.POSITIVE_INFINITY;
  const most =
    typed.full.length < 4 ? -1 : typed.full.length < 5 ? 0 : typed.full.length < 9 ? 1 : 2;
  const steps =
    Math.abs(full.length - typed.full.length) > most ? 3 : distance(typed.full, full).whole;
  return steps <= most ? steps + BY_ALMOST_SOUND : Number.POSITIVE_INFINITY;
}

/** Whether it is worth a look letter by letter: about as long, and beginning alike. */
const mayBe = (typed: string, word: string) =>
  Math.abs(typed.length - word.length) <= 2 &&
  (word[0] === typed[0] || (word[1] === typed[0] && word[0] === typed[1]));

/** What the words, written as one, most likely mean among phrases of the trade; undefined when none is near. */
export function meantByTrade(
  words: readonly string[],
  dictionary: Dictionary,
  english: ReadonlySet<string>,
): Meant | undefined {
  const typed = words.join('');
  if (typed.length < SHORTEST && words.length > 1) return undefined;
  const phrases = known.get(dictionary) ?? phrasesOf(dictionary, english);
  known.set(dictionary, phrases);
  const sound = soundOf(words.join(' '));
  const alike = words.length === 1 ? phrases.filter(({ joined }) => mayBe(typed, joined)) : [];
  const spelt = new Map(
    nearestWords(
      typed,
      alike.map(({ joined }) => joined),
    ).map(({ word, cost }) => [word, cost]),
  );
  const [best] = phrases
    .map(({ joined, text, likely, sound: own }) => ({
      text,
      likely,
      cost: Math.min(
        joined === typed ? 0 : (spelt.get(joined) ?? Number.POSITIVE_INFINITY),
        typed.length < SHORTEST ? Number.POSITIVE_INFINITY : costByEar(sound, own),
      ),
    }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost || b.likely - a.likely);
  return best;
}
