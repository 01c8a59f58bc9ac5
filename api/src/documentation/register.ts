import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { contractSchemas } from '../../contract/schemas.ts';
import { documentPage } from './document-page.ts';
import { type OpenApi, openApiDocument, type RegisteredRoute } from './openapi.ts';
import './route-doc.ts';

const VERSION = '1.0.0';
const PUBLIC = { access: 'public' } as const;

const zodOf = (schema: unknown): z.ZodType | undefined =>
  schema instanceof z.ZodType ? schema : undefined;

function registered({ method, url, config, schema }: RouteOptions): RegisteredRoute[] {
  if (!config?.doc || config.access === undefined) return [];
  const { doc, access } = config;
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
 * `GET /api/openapi.json` and `/api/docs`, of every route registered from now on that says what it is.
 * Returns the document as far as the routes are registered.
 */
export function registerDocumentation(app: FastifyInstance): () => OpenApi {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(...registered(route));
  });
  const document = () => openApiDocument(routes, { version: VERSION, schemas: contractSchemas });
  let kept: OpenApi | undefined;
  const whole = () => {
    kept ??= document();
    return kept;
  };

  app.get('/api/openapi.json', { config: PUBLIC }, async () => whole());
  app.get('/api/docs', { config: PUBLIC }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage(whole())),
  );
  return document;
}
