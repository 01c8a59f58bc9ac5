import { suggestionsQuerySchema, suggestionsSchema } from '../../contract/suggestions.ts';
import { countProducts } from '../catalog/memberships.ts';
import { SHORT_MS } from '../http/caching.ts';
import { memoize, memoizeMeanwhile } from '../http/memoize.ts';
import { perApi } from '../http/per-api.ts';
import { route } from '../http/route.ts';
import { loadNames } from './category-names.ts';
import { suggest } from './suggest.ts';

const namesOf = perApi(({ db }) => {
  // Of a million products this takes longer than anybody types.
  const counts = memoizeMeanwhile(() => countProducts(db), SHORT_MS);
  return memoize(() => loadNames(db, counts), SHORT_MS);
});

export const suggestionRoutes = {
  suggest: route({
    summary: 'Products and categories for what was typed so far',
    answer: suggestionsSchema,
    example: { query: { q: 'bp-ev' } },
    query: suggestionsQuerySchema,
    handle: (api, { query }) => suggest(api.db, query.q, namesOf(api)),
  }),
};
