import { COUNTED_KEYS, type CountedKey, FACTS, FILTERS } from '@evmandi/contract/domain/filters';
import { z } from 'zod';
import { paise } from './common.ts';
import { FILTER_GROUPS } from './filters.ts';

/** A value of a filter: what the parameter takes, what people read, and what choosing it would show. */
const facetValue = z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative() });
export type FacetValue = z.infer<typeof facetValue>;

const facetValues = z.array(facetValue);

/** What the products of a category are told apart by, with its unit in the names of its values. */
const technicalFacet = z.object({
  fact: z.enum(FACTS),
  name: z.string(),
  values: facetValues,
  /** Ends and unit of a measure that can be narrowed to a range of one's own. */
  span: z.object({ min: z.number(), max: z.number(), unit: z.string() }).optional(),
});
export type TechnicalFacet = z.infer<typeof technicalFacet>;

type CountedFacet = (typeof FILTERS)[CountedKey]['facet'];

/**
 * How many products each value of a filter would show together with all other filters, its own filter
 * left out. Values at 0 stay. `categories` are those below the chosen one, or the roots of the tree;
 * `brands` those of the category and the words searched; `ratings` count what has so many stars or more.
 */
export const facetsSchema = z.object({
  categories: facetValues,
  ...(Object.fromEntries(COUNTED_KEYS.map((key) => [FILTERS[key].facet, facetValues])) as Record<
    CountedFacet,
    typeof facetValues
  >),
  /** Those that the category declares, and those that are chosen; left out where there are none. */
  technical: z.array(technicalFacet).optional(),
});
export type Facets = z.infer<typeof facetsSchema>;

/** Cheapest and dearest of the result with the price filter left out: the ends of its slider. */
export const priceSpanSchema = z.object({ min: paise, max: paise });

/** When nothing was found: what removing one single filter would show, the most first. */
export const emptyAdviceSchema = z.object({
  without: z.array(z.object({ filter: z.enum(FILTER_GROUPS), count: z.int().positive() })),
  /** Where words alone find nothing: what finds something in their place, and how much. */
  instead: z.array(z.object({ q: z.string(), count: z.int().positive() })).optional(),
  /** The part that is sought, where one of the words names it: `charger`. */
  thing: z.string().optional(),
  /** Those of several words that nothing is called by. */
  unknown: z.array(z.string()).optional(),
});
export type EmptyAdvice = z.infer<typeof emptyAdviceSchema>;
