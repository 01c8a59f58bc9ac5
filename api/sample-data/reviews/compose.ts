import { formatNumber } from '@evmandi/contract/domain/numbers';
import { CITIES } from '../cities.ts';
import type { Random } from '../random.ts';
import type { Tone, Words } from './words.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const MECHANICS =
  'our mechanic|the workshop|Raju at the garage|my fitter|our electrician|the boy at the garage|Salim bhai|the head mechanic|my uncle|our foreman|Anna at the corner|the service man'.split(
    '|',
  );
/** What things are used for; each may follow "of", "for", "in" and "on". */
const USES =
  'town deliveries|the daily office run|school trips|taxi work|the milk round|courier work|farm work|rental|weekend rides|two shifts a day|food delivery|site visits|gas cylinder rounds|pharmacy rounds|newspaper rounds|night deliveries|workshop use|dealer demos|hotel runs|bread rounds|water can rounds|parcel work|evening tuition trips|market trips'.split(
    '|',
  );

/** Who writes, from where, and for how long they have it: the same in the whole of a review. */
interface Writer {
  city: string;
  use: string;
  mechanic: string;
  months: number;
  vehicle: string;
}

const KM_A_MONTH = [200, 1_300] as const;

const FILLED: Record<string, (random: Random, writer: Writer) => string> = {
  v: (_random, { vehicle }) => vehicle,
  city: (_random, { city }) => city,
  use: (_random, { use }) => use,
  mechanic: (_random, { mechanic }) => mechanic,
  months: (_random, { months }) => NUMBERS[months - 2] ?? '',
  weeks: (random) => random.pick(NUMBERS),
  days: (random) => random.pick(NUMBERS),
  km: (random, { months }) =>
    formatNumber(Math.round((months * random.whole(...KM_A_MONTH)) / 50) * 50),
};

type Node = string | ((random: Random, writer: Writer) => string);

/** Where the brace that opens at `start` closes. Throws where it does not. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A brace of the sample data stays open: ${text}`);
}

/** The parts of a text between `|` that stand in no braces. */
function alternatives(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '|' && depth === 0) found.push('');
    else found.push(`${found.pop()}${sign}`);
  }
  return found;
}

const told = (nodes: Node[], random: Random, writer: Writer): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node(random, writer))).join('');

function parsed(text: string): Node[] {
  const start = text.indexOf('{');
  if (start < 0) return text === '' ? [] : [text];
  const end = closing(text, start);
  const inside = text.slice(start + 1, end);
  const fill = FILLED[inside];
  const choices = fill ? [] : alternatives(inside).map(parsed);
  const node: Node = fill ?? ((random, writer) => told(random.pick(choices), random, writer));
  return [...(start > 0 ? [text.slice(0, start)] : []), node, ...parsed(text.slice(end + 1))];
}

const lines = new Map<string, Node[]>();

function lineOf(text: string): Node[] {
  const known = lines.get(text);
  if (known) return known;
  const nodes = parsed(text);
  lines.set(text, nodes);
  return nodes;
}

const sentence = (text: string): string => {
  const tidy = `${text}.`
    .replace(/\s+/g, ' ')
    .replace(/\s*([,.:])/g, '$1')
    .replace(/,+(?=[.:])/g, '')
    .replace(/([,:]),+/g, '$1')
    .replace(/\.[.,]+/g, '.')
    .replace(/([,:])(?=[^\s\d])/g, '$1 ')
    .trim();
  return tidy.replace(/^\p{Ll}|(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
};

/** Lines that say how far it goes: nobody says that twice, in two figures. */
const DISTANCE = /\brange\b|it does|i get|km a litre|mileage|average|settled at/i;
const saysDistance = (line: string) => DISTANCE.test(line);

const MOST_TRIES = 300;
/** Lines that one is chosen from, so that they do not come in turns. */
const FEWEST_LINES = 3;

/** Very short reviews, as many people write them. */
const SHORT: Record<Tone, readonly string[]> = {
  good: [
    '{Good|Very good|Superb|Perfect|Solid|Fine} {for {use}|, {months} months now|after {km} km|in {city}}',
    '{Happy|Pleased|Satisfied} {after {km} km|in {city}|since {months} months}',
    '{Works|Runs} {as said|as it should|fine} {after {km} km|in {city}|for {use}}',
    '{Five stars|Full marks} from {city}',
    '{Will buy|Bought} again for {use}',
  ],
  fair: [
    '{OK|Average|So-so|Nothing special|Decent} {for {use}|after {km} km|, {months} months|in {city}}',
    '{Could be better|Only all right} {for {use}|in {city}|at {km} km}',
  ],
  poor: [
    '{Bad|Poor|Waste of money|Not worth it|Avoid|Regret it} {after {km} km|for {use}|, {weeks} weeks only}',
    '{Stopped|Broke|Done} after {weeks} weeks{.| in {city}| of {use}}',
    '{Not again|Never again} {in {city}|for {use}|after {km} km}',
  ],
};

const toneOf = (stars: number): Tone => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor');

/** What is known of a thing that is reviewed. */
export interface About {
  /** Those that a part fits. */
  vehicles?: readonly string[];
  /** What it is for; any work without. */
  uses?: readonly string[];
  /** False for what stands where it was put up. */
  moves?: boolean;
}

/** How many sentences a review has: most people write one or two. */
function lengthOf(random: Random): number {
  const chance = random.next();
  return chance < 0.22 ? 0 : chance < 0.56 ? 1 : chance < 0.82 ? 2 : chance < 0.94 ? 3 : 5;
}

/**
 * Writes reviews of which no sentence comes twice, and those of one product, in the order of their page, as far from
 * their like as there are lines.
 */
export class Composer {
  private readonly said = new Set<string>();
  /** When each line was last taken for it: after so many others. */
  private taken = new Map<string, number>();
  private lines = 0;

  constructor(private readonly random: Random) {}

  /** What is reviewed from now on is another product. */
  startProduct(): void {
    this.taken = new Map();
  }

  /** One of the lines that were not taken for this product, or longest ago; of more with each try. */
  private fresher(lines: readonly string[], tries: number): string {
    const ages = lines.map((line) => ({ line, at: this.taken.get(line) ?? 0 }));
    ages.sort((one, other) => one.at - other.at);
    const unused = ages.filter(({ at }) => at === 0).length;
    return this.random.pick(ages.slice(0, Math.max(unused, FEWEST_LINES + tries))).line;
  }

  /**
   * A sentence of one of the lines that was not said before, or else of `further` ones; of a line none of
   * `taken`, which it then is, nor a second one on how far it goes.
   */
  private write(
    lines: readonly string[],
    further: readonly string[],
    taken: Set<string>,
    writer: Writer,
  ): string {
    let text = '';
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const line = this.fresher(tries < MOST_TRIES / 3 ? lines : further, tries);
      if (saysDistance(line) && [...taken].some(saysDistance)) continue;
      if (taken.has(line) && tries < MOST_TRIES / 2) continue;
      text = sentence(told(lineOf(line), this.random, writer));
      const parts = text.split(/(?<=\.) /);
      if (parts.some((part) => this.said.has(part))) continue;
      taken.add(line);
      this.lines += 1;
      this.taken.set(line, this.lines);
      for (const part of parts) this.said.add(part);
      return text;
    }
    throw new Error(`The sample data has too few words: ${text}`);
  }

  /**
   * With so many stars, of what has these words, own ones first.
   */
  review(
    stars: number,
    sets: readonly Words[],
    { vehicles = [], uses = USES, moves = true }: About = {},
  ): { text: string; vehicle: string | null } {
    const tone = toneOf(stars);
    const { random } = this;
    const writer: Writer = {
      city: random.pick(CITIES).name,
      use: random.pick(uses),
      mechanic: random.pick(MECHANICS),
      months: random.whole(2, NUMBERS.length + 1),
      vehicle: vehicles.length > 0 ? random.pick(vehicles) : '',
    };
    const usable = (lines: readonly string[]) =>
      lines
        .filter((line) => writer.vehicle || !line.includes('{v}'))
        .map((line) => (moves ? line : line.replaceAll('{km} km', '{months} months')));
    const count = lengthOf(this.random);
    const [own, ...more] = sets.map((set) => usable(set[tone]));
    const taken = new Set<string>();
    const all = [...(own ?? []), ...more.flat()];
    const short = usable(SHORT[tone]);
    const vehicle = writer.vehicle || null;
    if (count === 0) return { text: this.write(short, all, taken, writer), vehicle };
    // Four stars have a doubt in every third; two a good word in some.
    const doubts = usable(sets[0]?.fair ?? []);
    const sentences = Array.from({ length: count }, (_, index) => {
      const doubt =
        index > 0 && doubts.length > 0 && (stars === 4 || stars === 2) && this.random.next() < 0.3;
      const lines = doubt ? doubts : index === 0 && own ? own : all;
      return this.write(lines, [...all, ...short], taken, writer);
    });
    return { text: sentences.join(' '), vehicle };
  }
}
