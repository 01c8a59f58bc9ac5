import { suggestionsQuerySchema, suggestionsSchema } from '../../contract/suggestions.ts';
import { memoize } from '../http/memoize.ts';
import { perApi } from '../http/per-api.ts';
import { route } from '../http/route.ts';
import { loadNames } from './category-names.ts';
import { suggest } from './suggest.ts';

/** As old as answers of the catalogue may be in a browser. */
const NAMES_LIVE_MS = 15_000;

const namesOf = perApi(({ db }) => memoize(() => loadNames(db), NAMES_LIVE_MS));

export const suggestionRoutes = {
  suggest: route({
    summary: 'Products and categories for what was typed so far',
    answer: suggestionsSchema,
    example: { query: { q: 'bp-ev' } },
    query: suggestionsQuerySchema,
    handle: (api, { query }) => suggest(api.db, query.q, namesOf(api)),
  }),
};
