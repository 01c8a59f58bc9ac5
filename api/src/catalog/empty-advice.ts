import type { EmptyAdvice } from '../../contract/facets.ts';
import type { Filter } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { countCells, type Tally } from './count-cells.ts';
import { totalOf, withoutOne } from './facet-values.ts';
import { FAILING } from './filter-columns.ts';
import { conditionsOf, type Selection } from './selection.ts';
import { wordAdvice } from './word-advice.ts';

/** Where to look is not counted with the rest: taking one of these off asks anew. */
function withoutPlaces(selection: Selection): [Filter, Selection][] {
  const { categoryId, search, modelIds, vehicles, filters } = selection;
  const without: [Filter, unknown, Selection][] = [
    ['category', categoryId, { ...selection, categoryId: undefined }],
    ['q', search, { ...selection, search: undefined }],
    ['model', modelIds, { ...selection, modelIds: undefined }],
    [
      'unrecorded',
      filters.unrecorded || undefined,
      { ...selection, filters: { ...filters, unrecorded: undefined } },
    ],
    ['fits', filters.unrecorded ? undefined : vehicles, { ...selection, vehicles: undefined }],
    ['budget', filters.budget, { ...selection, filters: { ...filters, budget: undefined } }],
  ];
  return without.flatMap(([filter, chosen, rest]) =>
    chosen === undefined ? [] : [[filter, rest] as [Filter, Selection]],
  );
}

/**
 * For a selection that holds nothing: what each single filter, taken off, would show, the most first; of words
 * alone also what finds something in their place.
 */
export async function emptyAdvice(
  db: Database,
  selection: Selection,
  tallies: readonly Tally[],
): Promise<EmptyAdvice> {
  const conditions = conditionsOf(selection);
  const areWordsAlone = [...conditions.keys()].every((name) => name === 'q' || name === 'category');
  const counted = withoutOne(
    tallies,
    FAILING.filter((group) => conditions.has(group)),
    conditions.has('price'),
  );
  const [words, ...asked] = await Promise.all([
    areWordsAlone && conditions.has('q') ? wordAdvice(db, selection.filters) : {},
    ...withoutPlaces(selection).map(async ([filter, rest]) => ({
      filter,
      count: totalOf(await countCells(db, rest)),
    })),
  ]);
  const without = [...counted, ...asked.filter(({ count }) => count > 0)];
  return { without: without.sort((a, b) => b.count - a.count), ...words };
}
