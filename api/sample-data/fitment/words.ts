import { BRANDS } from '../brands.ts';
import { known } from '../known.ts';
import type { Equipped } from './gather.ts';

const NAMES = new Map(BRANDS.map(({ slug, name }) => [slug, name]));

export const makeOf = (brand: string): string => known(NAMES, brand);

const NAMED = 3;
/** Letters that a part's name has for its vehicles: on a card it is two lines. */
const ROOM = 50;

function listed(names: string[], most: number): string {
  if (names.length === 1) return names[0] ?? '';
  if (names.length <= most) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
}

/** `Ather 450X and Rizta`; makes are named once each, and models as far as there is room. */
export function vehiclesOf(models: Equipped[]): string {
  const makes = [...new Set(models.map(({ technical }) => technical.brand))];
  if (makes.length > NAMED) return `${makes.length} makes, ${models.length} models`;
  const naming = (most: number) => {
    const named = makes.map((brand) => {
      const own = models.filter(({ technical }) => technical.brand === brand);
      const names = own.map(({ technical }) => technical.model);
      return `${makeOf(brand)} ${listed(names, most)}`;
    });
    return listed(named, NAMED);
  };
  const text = naming(NAMED);
  return text.length <= ROOM ? text : naming(NAMED - 1);
}

/** Makes of two words as part numbers have them. */
const IN_NUMBERS: [RegExp, string][] = [
  [/royal-enfield/g, 're'],
  [/maruti-suzuki/g, 'maruti'],
];

/** `hero-100` as a part number has it; words that people search for are shortened in it. */
export const code = (text: string): string =>
  IN_NUMBERS.reduce((known, [make, short]) => known.replace(make, short), text)
    .replace(/scooter/g, 's')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same number for a text in every run. */
export function numberOf(text: string, below: number): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % below;
}

/** Rupees for parts of vehicles of that price: what is for dearer ones costs more, ending in 9. */
export function priceFor(models: Equipped[], base: number): number {
  const cheapest = Math.min(
    ...models.flatMap(({ seed }) => seed.editions.map(({ price }) => price)),
  );
  const factor = Math.max(0.6, Math.min(6, Math.sqrt(cheapest / 90_000)));
  return Math.round((base * factor) / 10) * 10 - 1;
}

/** Makes that sold parts before: the others' parts come from those who make them for all. */
const SELLERS = [
  'ather',
  'bmw',
  'hero-electric',
  'hero-lectro',
  'ktm',
  'ola',
  'royal-enfield',
  'tata',
  'tvs',
];

/** Who sells a part that is for one make alone: the make, or who sells such parts for others. */
export function sellerOf(models: Equipped[], usually: string): string {
  const brands = new Set(models.map(({ technical }) => technical.brand));
  const [make = ''] = brands;
  return brands.size === 1 && SELLERS.includes(make) && priceOf(models) > OWN_PARTS
    ? make
    : usually;
}

/** Above this many rupees a vehicle's own maker sells its wearing parts. */
const OWN_PARTS = 3_00_000;

const priceOf = ([first]: Equipped[]) => first?.seed.editions[0]?.price ?? 0;

/** Who sells what is made for one make's system: controllers and chargers. */
export function makerOf(models: Equipped[], otherwise: string): string {
  const make = models[0]?.technical.brand ?? '';
  return SELLERS.includes(make) ? make : otherwise;
}
