import { z } from 'zod';
import {
  addedSynonymSchema,
  addSynonymSchema,
  dismissSearchSchema,
  missedListSchema,
  missedQuerySchema,
  synonymListSchema,
  synonymsQuerySchema,
} from '../../../contract/searches.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { dismissSearch, listMissed } from './list-missed.ts';
import { addSynonym, listSynonyms, removeSynonym } from './synonyms.ts';

/** What buyers searched in vain, and what the shop understands by their words. */
export const adminSearchRoutes = {
  missed: route({
    summary: 'A page of the searches that found nothing, or what other words found',
    answer: missedListSchema,
    query: missedQuerySchema,
    handle: ({ db }, { query }) => listMissed(db, query),
  }),

  dismiss: route({
    summary: 'Leave a search out of the list, or take it up again',
    status: 204,
    errors: [404],
    body: dismissSearchSchema,
    handle: ({ db }, { body }) => dismissSearch(db, body),
  }),

  synonyms: route({
    summary: 'A page of what phrases mean, those added by staff first',
    answer: synonymListSchema,
    query: synonymsQuerySchema,
    handle: ({ db }, { query }) => listSynonyms(db, query),
  }),

  add: route({
    summary: 'Have a phrase mean what the products are called',
    answer: addedSynonymSchema,
    status: 201,
    errors: [409],
    body: addSynonymSchema,
    handle: ({ db }, request) => addSynonym(db, request.body, callerOf(request)),
  }),

  remove: route({
    summary: 'Take a meaning away',
    status: 204,
    errors: [404],
    params: z.object({ phrase: z.string().describe('What is said, as it is listed') }),
    handle: ({ db }, request) => removeSynonym(db, request.params.phrase, callerOf(request)),
  }),
};
