import { z } from 'zod';
import { isPermissionCode } from '../domain/permissions.ts';
import { codesOf } from './access.ts';
import { accessSchema } from './access-schema.ts';
import { formatField, type ObjectSchema, readObject, writtenObject } from './documents.ts';
import { type MenuEntry, menuEntrySchema, readMenuSchema } from './menu.ts';
import { QUERY_SETS } from './query-sets.ts';
import { isDynamic, matchesPattern } from './route-pattern.ts';
import { SLOT_IDS } from './slots.ts';

const pathPattern = z.string().regex(/^(?:\/|(?:\/(?:[a-z0-9-]+|:[A-Za-z]+))+(?:\/\*)?|\/\*)$/, {
  error: 'must be an absolute React Router pattern in lower case, such as "/product/:productId"',
});

const kebabCase = (example: string) =>
  z.string().regex(/^[a-z][a-z0-9-]*$/, {
    error: `must be kebab-case, such as "${example}"`,
  });

/** What a new remote may be called: reports of visits name it, and tell it from the host. */
export const isRemoteName = (name: string): boolean =>
  /^[a-z][a-z0-9-]{0,39}$/.test(name) && name !== 'host';

const layoutId = kebabCase('dashboard');

/** Named sets are resolved on reading, so that artefacts and edges know lists alone. */
const queryParameters = z
  .union([z.array(z.string()), z.string()], {
    error: 'must be a list of query parameters or the name of a set, such as "listing"',
  })
  .transform((query, context): string[] => {
    if (typeof query !== 'string') return query;
    const set = Object.hasOwn(QUERY_SETS, query) ? QUERY_SETS[query] : undefined;
    if (set) return [...set];
    const known = Object.keys(QUERY_SETS).join(', ');
    context.addIssue({
      code: 'custom',
      message: `must be a list or the name of a set, one of ${known}; "${query}" is none`,
    });
    return z.NEVER;
  });

function descriptorOf(
  object: ObjectSchema,
  slot: z.ZodType<string>,
  menu: z.ZodType<MenuEntry[], unknown>,
) {
  /** One of `routes` in `remote.json`. */
  const route = object({
    /** React Router pattern, absolute. */
    path: pathPattern,
    /** Who may see it. */
    access: accessSchema,
    /** What stands around it: `store` or `bare` of the host, or a layout that a remote provides. */
    layout: layoutId,
    /**
     * The world that the screen belongs to: the site leads back to the last place of each in this tab. When
     * left out, the layout's name where a remote provides it, else `store`.
     */
    area: kebabCase('workshop').optional(),
    /** `full`: the same for every visitor, rendered with its data. `frame`: depends on the browser's state. */
    render: z.enum(['full', 'frame']),
    /** The query parameters that change what is rendered: a list, or the name of a set. Read as a list. */
    query: queryParameters.default([]),
    /** Another address of a page that has one of its own: the sitemap leaves it out. */
    alias: z.literal(true).optional(),
    /** An address that the pattern answers, with or without a query: what is run of it before a release. */
    example: z.string().optional(),
    /** Of a pattern that ends in `/*`: other remotes may declare addresses below it. */
    open: z.literal(true).optional(),
  });
  return object({
    format: formatField,
    name: kebabCase('catalog'),
    /** What a person calls this part, used in its fallback. */
    title: z.string().min(1),
    /** The team to ask. */
    owner: z.string().min(1),
    slots: z.array(slot).default([]),
    /** Layouts that it provides, for its own screens and for those of other remotes. */
    layouts: z.array(layoutId).default([]),
    /** Upper limits in bytes, brotli, of all that the remote's browser build holds. */
    budget: object({ js: z.number().int().positive(), css: z.number().int().positive() }),
    routes: z.array(route).min(1),
    /** Its links in the shell and in the dashboard. */
    menu,
  });
}

/** A `remote.json` of a release of any age: fields and slots that are not known here are kept and ignored. */
export const remoteDescriptorSchema = descriptorOf(readObject, z.string(), readMenuSchema);

const writtenMenuSchema = z.array(menuEntrySchema).default([]);

/** What is wrong with the example of a route; `undefined` when it is good or none is needed. */
function faultOfExample({ path, example }: { path: string; example?: string | undefined }) {
  if (example === undefined) {
    return isDynamic(path)
      ? `must be an address that ${path} answers: it is rendered before each release`
      : undefined;
  }
  return matchesPattern(path, example) ? undefined : `must be an address that ${path} answers`;
}

/**
 * A `remote.json` as a team writes it: nothing in it may be unknown, no permission either, and each route with
 * a parameter names an example.
 */
export const writtenDescriptorSchema = descriptorOf(
  writtenObject,
  z.enum(SLOT_IDS),
  writtenMenuSchema,
).superRefine(({ routes, menu }, context) => {
  for (const [index, route] of routes.entries()) {
    const message = faultOfExample(route);
    if (message) context.addIssue({ code: 'custom', path: ['routes', index, 'example'], message });
  }
  for (const [part, entries] of Object.entries({ routes, menu })) {
    for (const [index, { access }] of entries.entries()) {
      const unknown = codesOf(access).find((code) => !isPermissionCode(code));
      if (unknown === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [part, index, 'access'],
        message: `no permission has the code ${unknown}: shared/contract/src/domain/permissions.ts lists them`,
      });
    }
  }
});

/** The remote's `remote.json`: what host and edge must know without loading it. */
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
export type RouteDeclaration = RemoteDescriptor['routes'][number];
/** A route as the page knows it. Its query is the edge's alone, and left out of a page's data. */
export type PageRoute = Omit<RouteDeclaration, 'query'> & { query?: string[] };
