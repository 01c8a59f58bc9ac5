import { z } from 'zod';
import { perApi } from '../http/per-api.ts';
import { route } from '../http/route.ts';
import { policyWithStyle } from '../http/security.ts';
import { documentPage } from './document-page.ts';
import { contractOf } from './openapi.ts';
import { STYLE } from './page-style.ts';

const STYLE_POLICY = policyWithStyle(STYLE);
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
      reply.header('content-security-policy', STYLE_POLICY);
      return documentPage(documentOf(api));
    },
  }),
};
