import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { contractSchemas } from '../../contract/schemas.ts';
import { documentPage } from './document-page.ts';
import { type OpenApi, openApiDocument, type RegisteredRoute } from './openapi.ts';
import './route-doc.ts';

const VERSION = '1.0.0';
const access = 'public';

const docs = {
  document: {
    summary: 'All calls as an OpenAPI document',
    answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
  },
  page: { summary: 'All calls as a page to read', mediaType: 'text/html' },
};

const zodOf = (schema: unknown): z.ZodType | undefined =>
  schema instanceof z.ZodType ? schema : undefined;

function registered({ method, url, config, schema }: RouteOptions): RegisteredRoute[] {
  if (!url.startsWith('/api/') || config?.access === undefined) return [];
  const { doc, access } = config;
  if (!doc) {
    throw new Error(
      `${method} ${url} says nothing of itself: add config: { doc: { summary, answer, example } }`,
    );
  }
  const parts = {
    params: zodOf(schema?.params),
    query: zodOf(schema?.querystring),
    headers: zodOf(schema?.headers),
    body: zodOf(schema?.body),
  };
  return [method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .map((name) => ({ method: name, url, access, doc, ...parts }));
}

/**
 * `GET /api/openapi.json` and `/api/docs`, of every route below `/api` registered from now on. One that
 * does not say what it is cannot be registered.
 */
export function registerDocumentation(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(...registered(route));
  });
  let kept: OpenApi | undefined;
  const whole = () => {
    kept ??= openApiDocument(routes, { version: VERSION, schemas: contractSchemas });
    return kept;
  };

  app.get('/api/openapi.json', { config: { access, doc: docs.document } }, async () => whole());
  app.get('/api/docs', { config: { access, doc: docs.page } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage(whole())),
  );
}
