import { AVAILABILITY } from '@evmandi/contract/domain/availability';
import { UNITS } from '@evmandi/contract/domain/units';
import { z } from 'zod';
import { paise, pictureSchema, wordsParam } from './common.ts';

/** `GET /api/suggestions`. */
export const suggestionsQuerySchema = z.object({
  q: wordsParam('must be the beginning of a name or part number').describe('What was typed so far'),
});

/** As much of a product as a line of a menu shows. */
export const suggestedProductSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.object({ slug: z.string(), name: z.string() }),
  price: paise,
  unit: z.enum(UNITS),
  picture: pictureSchema,
  availability: z.enum(AVAILABILITY),
  restockDate: z.iso.date().nullable(),
  soldFrom: z.iso.date().nullable(),
});
export type SuggestedProduct = z.infer<typeof suggestedProductSchema>;

/** At most eight products: part numbers that begin so, then those with words that begin so. */
export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  /** Categories whose name has a word that begins so, with what they hold. */
  categories: z.array(
    z.object({ slug: z.string(), name: z.string(), count: z.int().nonnegative() }),
  ),
  /** Id of the product whose part number this is, separators and case aside. */
  exact: z.string().nullable(),
  /** What is looked for in place of what was typed, word by word: our own names, or what was meant. */
  showing: z.array(z.object({ typed: z.string(), means: z.string() })).optional(),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
