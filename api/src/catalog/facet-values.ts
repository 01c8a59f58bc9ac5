import type { Facets, FacetValue } from '../../contract/facets.ts';
import { BODY_STYLES, COLOURS, CONDITIONS, FUELS } from '../../contract/filters.ts';
import { failureOf, type Group, type Tally } from './count-cells.ts';
import { nameOfSlug, nameOfValue } from './names.ts';

export interface Named {
  id: string;
  slug: string;
  name: string;
}

const MOST_STARS = 5;

/** Entries of an array as PostgreSQL writes it: `{red,blue}`, none of which needs quotes. */
const entriesOf = (text: string) => text.slice(1, -1).split(',').filter(Boolean);

/** Counts of a dimension's values, those of the group itself left out. */
function countsOf(
  tallies: readonly Tally[],
  dimension: Tally['dimension'],
  entries: (value: string) => string[] = (value) => [value],
): Map<string, number> {
  const own = dimension === 'all' || dimension === 'categories' ? 0 : failureOf(dimension);
  const counts = new Map<string, number>();
  for (const tally of tallies) {
    if (tally.dimension !== dimension || tally.value === null) continue;
    const counted = tally.failed === 0 || tally.failed === own ? tally.priced : 0;
    for (const entry of entries(tally.value)) {
      counts.set(entry, (counts.get(entry) ?? 0) + counted);
    }
  }
  return counts;
}

const withCounts = (
  values: readonly string[],
  counts: Map<string, number>,
  nameOf: (value: string) => string = nameOfValue,
): FacetValue[] =>
  values.map((value) => ({ value, name: nameOf(value), count: counts.get(value) ?? 0 }));

function ratingValues(counts: Map<string, number>): FacetValue[] {
  const steps: FacetValue[] = [];
  let sum = 0;
  for (let stars = MOST_STARS; stars >= 1; stars -= 1) {
    sum += counts.get(String(stars)) ?? 0;
    steps.push({
      value: String(stars),
      name: stars === MOST_STARS ? '5' : `${stars} and up`,
      count: sum,
    });
  }
  return steps;
}

export interface FacetNames {
  /** Categories to count, in their order. */
  categories: readonly Named[];
  /** All brands, in the order of the filter. */
  brands: readonly Named[];
  /** Brands that stay in the list even where nothing of theirs is. */
  listedBrandIds: readonly string[];
}

/** The filters of a listing with their counts. */
export function facetsOf(tallies: readonly Tally[], names: FacetNames): Facets {
  const counts = (dimension: Group) => countsOf(tallies, dimension);
  const places = countsOf(tallies, 'categories', entriesOf);
  const brands = counts('brand');
  const flagged = (group: Group, name: string) => [
    { value: 'true', name, count: counts(group).get('true') ?? 0 },
  ];
  return {
    categories: names.categories.map(({ id, slug, name }) => ({
      value: slug,
      name,
      count: places.get(id) ?? 0,
    })),
    brands: names.brands
      .filter(({ id }) => brands.has(id) || names.listedBrandIds.includes(id))
      .map(({ id, slug, name }) => ({ value: slug, name, count: brands.get(id) ?? 0 })),
    ratings: ratingValues(counts('rating')),
    colours: withCounts(COLOURS, countsOf(tallies, 'colour', entriesOf)),
    inStock: flagged('in_stock', 'In stock only'),
    discounted: flagged('discounted', 'Discounted only'),
    conditions: withCounts(CONDITIONS, counts('condition')),
    bodyStyles: withCounts(BODY_STYLES, counts('body_style'), nameOfSlug),
    fuels: withCounts(FUELS, counts('fuel')),
  };
}

/** How many products the whole selection holds. */
export const totalOf = (tallies: readonly Tally[]): number =>
  tallies.find(({ dimension, failed }) => dimension === 'all' && failed === 0)?.priced ?? 0;

/** Paise of the cheapest and the dearest, the price filter left out. */
export function spanOf(tallies: readonly Tally[]): { min: number; max: number } | null {
  const all = tallies.find(({ dimension, failed }) => dimension === 'all' && failed === 0);
  return all ? { min: all.low, max: all.high } : null;
}

/** What taking off one of the counted filters, or the price, would show. */
export function withoutOne(tallies: readonly Tally[], groups: readonly Group[], priced: boolean) {
  const everything = tallies.filter(({ dimension }) => dimension === 'all');
  const without = groups.map((group) => ({
    filter: group as Group | 'price',
    count: everything.find(({ failed }) => failed === failureOf(group))?.priced ?? 0,
  }));
  if (priced) {
    without.push({
      filter: 'price',
      count: everything.find(({ failed }) => failed === 0)?.found ?? 0,
    });
  }
  return without.filter(({ count }) => count > 0);
}
