import type { Random } from '../sample-data/random.ts';

const STARTS = ['b', 'br', 'd', 'dr', 'f', 'g', 'gr', 'k', 'kr', 'l', 'm', 'n', 'p', 'pr', 'r'];
const MORE_STARTS = ['s', 'st', 't', 'tr', 'v', 'x', 'z'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io'];
const ENDS = ['', 'l', 'n', 'r', 's', 'x', 'm', 'd'];

const syllable = (random: Random) =>
  random.pick([...STARTS, ...MORE_STARTS]) + random.pick(VOWELS) + random.pick(ENDS);

/** Names of brands and series that do not exist: `Kraxveon`. Each only once. */
export class MadeWords {
  private readonly given = new Set<string>();

  constructor(private readonly random: Random) {}

  next(): string {
    for (;;) {
      const sounds = this.random.next() < 0.6 ? 2 : 3;
      const word = Array.from({ length: sounds }, () => syllable(this.random)).join('');
      if (word.length < 5 || this.given.has(word)) continue;
      this.given.add(word);
      return word.charAt(0).toUpperCase() + word.slice(1);
    }
  }
}
