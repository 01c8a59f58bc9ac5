import { z } from 'zod';
import { perApi } from '../http/per-api.ts';
import { route } from '../http/route.ts';
import { documentPage } from './document-page.ts';
import { contractOf } from './openapi.ts';

const documentOf = perApi(({ routes }) => contractOf(routes));

export const documentationRoutes = {
  document: route({
    summary: 'All calls as an OpenAPI document',
    answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
    handle: (api) => documentOf(api),
  }),

  page: route({
    summary: 'All calls as a page to read',
    mediaType: 'text/html',
    handle: (api, _request, reply) => {
      reply.type('text/html; charset=utf-8');
      return documentPage(documentOf(api));
    },
  }),
};
