import { suggestionsQuerySchema, suggestionsSchema } from '../../contract/suggestions.ts';
import type { Api } from '../http/api.ts';
import { remember } from '../http/remember.ts';
import { loadNames } from './place-names.ts';
import { suggest } from './suggest.ts';

/** As old as answers of the catalogue may be in a browser. */
const NAMES_LIVE_MS = 15_000;

const doc = {
  summary: 'Products and categories for what was typed so far',
  answer: suggestionsSchema,
  example: { query: { q: 'bp-ev' } },
};

export function suggestionRoutes({ app, db }: Api): void {
  const names = remember(() => loadNames(db), NAMES_LIVE_MS);
  app.get(
    '/suggestions',
    { config: { access: 'public', doc }, schema: { querystring: suggestionsQuerySchema } },
    (request) => suggest(db, request.query.q, names),
  );
}
