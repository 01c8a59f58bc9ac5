import { z } from 'zod';
import { paise } from './common.ts';
import { FILTERS } from './filters.ts';

/** A value of a filter: what the parameter takes, what people read, and what choosing it would show. */
const facetValue = z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative() });
export type FacetValue = z.infer<typeof facetValue>;

/**
 * How many products each value of a filter would show together with all other filters, its own filter
 * left out. Values at 0 stay. `categories` are those below the chosen one, or the roots of the tree;
 * `brands` those of the category and the words searched; `ratings` count what has so many stars or more.
 */
export const facetsSchema = z.object({
  categories: z.array(facetValue),
  brands: z.array(facetValue),
  ratings: z.array(facetValue),
  colours: z.array(facetValue),
  inStock: z.array(facetValue),
  discounted: z.array(facetValue),
  conditions: z.array(facetValue),
  bodyStyles: z.array(facetValue),
  fuels: z.array(facetValue),
});
export type Facets = z.infer<typeof facetsSchema>;

/** Cheapest and dearest of the result with the price filter left out: the ends of its slider. */
export const priceSpanSchema = z.object({ min: paise, max: paise });

/** When nothing was found: what taking off one single filter would show, the most first. */
export const emptyAdviceSchema = z.object({
  without: z.array(z.object({ filter: z.enum(FILTERS), count: z.int().positive() })),
});
export type EmptyAdvice = z.infer<typeof emptyAdviceSchema>;
