import type { z } from 'zod';
import { errorSchema } from '../../contract/common.ts';
import { contractSchemas } from '../../contract/schemas.ts';
import { takesVersion } from '../http/if-match.ts';
import { type Access, limitOf, type Route } from '../http/route.ts';
import { type JsonSchema, toComponents, toJsonSchema } from './json-schema.ts';

/** What the document needs to know of a route. */
export type DescribedRoute = Omit<Route, 'handle'>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: string | number;
}

interface Content {
  [mediaType: string]: { schema: JsonSchema; example?: unknown };
}

export interface Operation {
  /** Its one name, of method and path: code that is generated from the document calls it so. */
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  /** What opens it; empty where nothing is needed. */
  security: Record<string, string[]>[];
  /** As the table of routes has it: a word, or codes of which any one is enough. */
  'x-access': Access;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const ERROR = 'Error';
const REFUSALS: Record<number, string> = {
  400: 'Malformed: no valid address or JSON',
  401: 'The request has no valid token',
  404: 'There is no such thing',
  409: 'It contradicts what is there',
  422: 'A field or parameter is wrong, and `errors` names each with its remedy; or the account lacks the permission (`permission_missing`)',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The database is away; Retry-After says when to try again',
};

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function parametersOf(
  location: Parameter['in'],
  schema: z.ZodType | undefined,
  examples: Record<string, string> = {},
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
    ...(examples[name] !== undefined && { example: typed(examples[name], rest) }),
  }));
}

const NUMBERS = ['integer', 'number'];

/** An example as its schema has it: addresses are texts, and a page is a number. */
const typed = (example: string, { type }: JsonSchema): string | number =>
  NUMBERS.includes(String(type)) ? Number(example) : example;

const isOpen = (access: Access) => access === 'public' || access === 'optional';

/** What a call says that gives power which outlives its session (AUTH-6). */
const CONFIRMED =
  'Takes a sign-in, or a confirmation by POST /api/auth/confirm, within ten minutes; later it answers 422 with the code confirmation_needed.';

/** What the token needs besides (SESSION-10). */
const BEARER =
  'A token of a sign-in. One that was given to a browser, which sent the header browser-bond with its sign-in, opens nothing without the cookie that came with it, or with a key without the header browser-proof.';

function refusals({ access, params, query, headers, body, ...route }: DescribedRoute): number[] {
  const validated = params ?? query ?? headers ?? body;
  const own = [
    ...(route.errors ?? []),
    ...(limitOf(route) ? [429] : []),
    400,
    ...(validated ? [422] : []),
    503,
  ];
  const isRefused = access !== 'session' || route.confirmed;
  const guarded = isOpen(access) ? [] : isRefused ? [401, 422] : [401];
  return [...new Set([...own, ...guarded])].sort((a, b) => a - b);
}

function responsesOf(route: DescribedRoute, nameOf: (schema: z.ZodType) => string | undefined) {
  const { answer, status = 200, mediaType } = route;
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

const IF_MATCH: Parameter = {
  name: 'if-match',
  in: 'header',
  required: false,
  description: 'The ETag of what was read, instead of the version in the body',
  schema: { type: 'string' },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /api/products/:id/related` is `getProductsByIdRelated`. */
function operationId({ method, url }: Pick<DescribedRoute, 'method' | 'url'>): string {
  const words = url
    .replace(/^\/api\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map(capital).join('');
}

function securityOf(access: Access): Operation['security'] {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operationOf(
  route: DescribedRoute,
  nameOf: (schema: z.ZodType) => string | undefined,
): Operation {
  const { url, access, confirmed, summary, params, query, headers, body, example = {} } = route;
  return {
    operationId: operationId(route),
    summary,
    ...(confirmed && { description: CONFIRMED }),
    tags: [url.split('/')[2] ?? ''],
    parameters: [
      ...parametersOf('path', params, example.params),
      ...parametersOf('query', query, example.query),
      ...parametersOf('header', headers, example.headers),
      ...(takesVersion(body) ? [IF_MATCH] : []),
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
    security: securityOf(access),
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

/** Returns the OpenAPI 3.1 document of the routes below `/api`, in the order of their addresses. */
export function openApiDocument(
  routes: readonly DescribedRoute[],
  { version, schemas }: DocumentOptions,
): OpenApi {
  const named = new Map([...schemas, [ERROR, errorSchema] as const]);
  const names = new Map([...named].map(([name, schema]) => [schema, name]));
  const nameOf = (schema: z.ZodType) => names.get(schema);
  const paths: OpenApi['paths'] = {};
  const sorted = routes
    .filter(({ url }) => url.startsWith('/api/'))
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
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
      license: { name: 'All rights reserved', identifier: 'LicenseRef-EVMandi' },
    },
    servers: [{ url: '/', description: 'The API that answers this document' }],
    paths,
    components: {
      schemas: reached(toComponents(named), paths),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: BEARER },
      },
    },
  };
}

/** The document of this API. */
export const contractOf = (routes: readonly DescribedRoute[]): OpenApi =>
  openApiDocument(routes, { version: '1.0.0', schemas: contractSchemas });
