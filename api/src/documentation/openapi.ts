import type { FastifyContextConfig } from 'fastify';
import type { z } from 'zod';
import { errorSchema } from '../../contract/common.ts';
import { type JsonSchema, toComponents, toJsonSchema } from './json-schema.ts';
import type { RouteDoc } from './route-doc.ts';

type Access = NonNullable<FastifyContextConfig['access']>;

/** A route as the framework tells of it when it is registered. */
export interface RegisteredRoute {
  method: string;
  /** With colons: `/api/products/:id`. */
  url: string;
  access: Access;
  doc: RouteDoc;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  headers?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: string;
}

interface Content {
  [mediaType: string]: { schema: JsonSchema; example?: unknown };
}

export interface Operation {
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: Record<string, string[]>[];
  /** As the route declares it: a word or a permission code. */
  'x-access': Access;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const ERROR = 'Error';
const REFUSALS: Record<number, string> = {
  400: 'Malformed: no valid address or JSON',
  401: 'Nobody is signed in',
  403: 'The account may not do this',
  404: 'There is no such thing',
  409: 'It contradicts what is there',
  422: 'A field or parameter is wrong; `errors` names each with its remedy',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The database is away; Retry-After says when to try again',
};

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function parametersOf(
  place: Parameter['in'],
  schema: z.ZodType | undefined,
  examples: Record<string, string> = {},
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

const isOpen = (access: Access) => access === 'public' || access === 'optional';

function refusals({ access, doc, params, query, headers, body }: RegisteredRoute): number[] {
  const validated = params ?? query ?? headers ?? body;
  const own = [...(doc.errors ?? []), ...(body ? [400] : []), ...(validated ? [422] : []), 503];
  const guarded = isOpen(access) ? [] : access === 'session' ? [401] : [401, 403];
  return [...new Set([...own, ...guarded])].sort((a, b) => a - b);
}

function responsesOf(route: RegisteredRoute, nameOf: (schema: z.ZodType) => string | undefined) {
  const { answer, status = 200, mediaType } = route.doc;
  const name = answer && nameOf(answer);
  const schema = answer && (name ? reference(name) : toJsonSchema(answer, 'output'));
  const content: Content | undefined = mediaType
    ? { [mediaType]: { schema: { type: 'string' } } }
    : schema && { 'application/json': { schema } };
  return {
    [status]: { description: 'Success', ...(content && { content }) },
    ...Object.fromEntries(
      refusals(route).map((code) => [
        code,
        {
          description: REFUSALS[code] ?? 'Refused',
          content: { 'application/json': { schema: reference(ERROR) } },
        },
      ]),
    ),
  };
}

function operationOf(
  route: RegisteredRoute,
  nameOf: (schema: z.ZodType) => string | undefined,
): Operation {
  const { url, access, doc, params, query, headers, body } = route;
  const { example = {} } = doc;
  return {
    summary: doc.summary,
    tags: [url.split('/')[2] ?? ''],
    parameters: [
      ...parametersOf('path', params, example.params),
      ...parametersOf('query', query, example.query),
      ...parametersOf('header', headers, example.headers),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: toJsonSchema(body, 'input'),
            ...(example.body && { example: example.body }),
          },
        },
      },
    }),
    responses: responsesOf(route, nameOf),
    ...(access !== 'public' && {
      security: access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    }),
    'x-access': access,
  };
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
const namesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name = '']) => name);

/** Of all schemas those that the paths refer to, and those that these refer to. */
function reached(
  all: Record<string, JsonSchema>,
  paths: OpenApi['paths'],
): Record<string, JsonSchema> {
  const names = new Set(namesIn(paths));
  for (const name of names) for (const inner of namesIn(all[name] ?? {})) names.add(inner);
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

export interface DocumentOptions {
  version: string;
  /** Schemas by their names in the document; those of no answer are left out. */
  schemas: ReadonlyMap<string, z.ZodType>;
}

/** The OpenAPI 3.1 document of those routes, in the order of their addresses. */
export function openApiDocument(
  routes: readonly RegisteredRoute[],
  { version, schemas }: DocumentOptions,
): OpenApi {
  const named = new Map([...schemas, [ERROR, errorSchema] as const]);
  const names = new Map([...named].map(([name, schema]) => [schema, name]));
  const nameOf = (schema: z.ZodType) => names.get(schema);
  const paths: OpenApi['paths'] = {};
  const sorted = routes.toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
  for (const route of sorted) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operationOf(route, nameOf);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'EVMandi API',
      version,
      description:
        'Money is integer paise, times are UTC in ISO 8601. Unknown parameters are ignored. Errors have one shape. Calls only gain: fields and parameters are added, never taken away.',
    },
    paths,
    components: {
      schemas: reached(toComponents(named), paths),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
