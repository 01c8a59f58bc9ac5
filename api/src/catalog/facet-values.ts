import { MAX_STARS, nameOfRating, nameOfSlug } from '@evmandi/contract/domain/filter-values';
import {
  COUNTED_KEYS,
  type CountedKey,
  FILTERS,
  filterRow,
} from '@evmandi/contract/domain/filters';
import type { Facets, FacetValue } from '../../contract/facets.ts';
import type { ProductsQuery } from '../../contract/filters.ts';
import { failureOf, type Tally } from './count-cells.ts';
import { entriesOf } from './entries.ts';
import { type Failing, type Group, hasSeveral } from './filter-columns.ts';
import type { DeclaredFact } from './technical/declared.ts';
import { technicalFacets } from './technical/technical-facets.ts';

export interface Named {
  id: string;
  slug: string;
  name: string;
}

/** Counts of a dimension's values, those of the group itself left out. */
function countsOf(
  tallies: readonly Tally[],
  dimension: 'categories' | Group,
  entries: (value: string) => string[] = (value) => [value],
): Map<string, number> {
  const own = dimension === 'categories' ? 0 : failureOf(dimension);
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

function ratingValues(counts: Map<string, number>): FacetValue[] {
  const steps: FacetValue[] = [];
  let sum = 0;
  for (let stars = MAX_STARS; stars >= 1; stars -= 1) {
    sum += counts.get(String(stars)) ?? 0;
    steps.push({ value: String(stars), name: nameOfRating(stars), count: sum });
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
  /** Of the listing's category. */
  declared: readonly DeclaredFact[];
  /** What is chosen of technical facts. */
  chosen: ProductsQuery;
}

/** The brands of a listing: those with products in it, and those that stay in the list without any. */
function brandValues(counts: Map<string, number>, names: FacetNames): FacetValue[] {
  return names.brands
    .filter(({ id }) => counts.has(id) || names.listedBrandIds.includes(id))
    .map(({ id, slug, name }) => ({ value: slug, name, count: counts.get(id) ?? 0 }));
}

function valuesOf(tallies: readonly Tally[], key: CountedKey, names: FacetNames): FacetValue[] {
  const { kind, values = [], label = '' } = filterRow(key);
  const group = FILTERS[key].param;
  const counts = countsOf(tallies, group, hasSeveral(group) ? entriesOf : undefined);
  switch (kind) {
    case 'names':
      return brandValues(counts, names);
    case 'stars':
      return ratingValues(counts);
    case 'flag':
      return [{ value: 'true', name: label, count: counts.get('true') ?? 0 }];
    default:
      return values.map((value) => ({
        value,
        name: nameOfSlug(value),
        count: counts.get(value) ?? 0,
      }));
  }
}

/** Returns the filters of a listing with their counts. */
export function facetsOf(tallies: readonly Tally[], names: FacetNames): Facets {
  const perCategory = countsOf(tallies, 'categories', entriesOf);
  const counted = COUNTED_KEYS.map((key) => [FILTERS[key].facet, valuesOf(tallies, key, names)]);
  const technical = technicalFacets(tallies, names.declared, names.chosen);
  return {
    categories: names.categories.map(({ id, slug, name }) => ({
      value: slug,
      name,
      count: perCategory.get(id) ?? 0,
    })),
    ...(Object.fromEntries(counted) as Omit<Facets, 'categories' | 'technical'>),
    ...(technical.length > 0 && { technical }),
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
export function withoutOne(tallies: readonly Tally[], groups: readonly Failing[], priced: boolean) {
  const everything = tallies.filter(({ dimension }) => dimension === 'all');
  const without = groups.map((group) => ({
    filter: group as Failing | 'price',
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
