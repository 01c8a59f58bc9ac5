import type { PermissionCode } from '@evmandi/contract/domain/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Seal } from '../identity/seal.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { ReleaseService } from '../releases/admin/release-service.ts';
import type { Settings } from '../settings.ts';

/**
 * Who may call a route: every client, every client with its account known if it has one (`optional`), any
 * account, or accounts with any one of some permissions.
 */
export type Access = 'public' | 'optional' | 'session' | readonly PermissionCode[];

/**
 * Largest bodies, refused before they are read: of a form, of one with the lines of an order, and of a list in whose
 * every row something is written.
 */
export const BODY_BYTES = { form: 32 * 1_024, lines: 64 * 1_024, rows: 256 * 1_024 } as const;

/** Of a route that changes something and names no limit: 200 buyers behind one address make three calls each. */
export const WRITES_PER_MINUTE = 600;

/** What the handlers of routes work with. */
export interface Api {
  app: FastifyInstance;
  db: Database;
  settings: Settings;
  tokens: Tokens;
  /** For secrets that the database keeps and has to give back. */
  seal: Seal;
  /** What the release service signs its calls with; it cannot call when left out. */
  releaseSecret?: string | undefined;
  /** What staff ask of the release service; left out where there is none. */
  releases?: ReleaseService | undefined;
  /** All routes of this API. */
  routes: readonly Route[];
}

/** What the reference says of a route, besides what its schemas and its access already tell. */
interface RouteDoc {
  /** One line, without a full stop: "A page of products". */
  summary: string;
  /** Schema of the JSON of a success; left out where the answer is no JSON. */
  answer?: z.ZodType;
  /** Status of a success; 200 when left out. */
  status?: number;
  /** Media type of a success that is no JSON, such as `image/svg+xml`. */
  mediaType?: string;
  /** Refusals of its own, besides those that follow from access, validation and rate limit. */
  errors?: number[];
  /** Values with which the call succeeds on the sample data. */
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: Record<string, unknown>;
  };
}

/** A request whose parts have the types of the route's schemas. */
export type RouteRequest<P = unknown, Q = unknown, H = unknown, B = unknown> = FastifyRequest<{
  Params: P;
  Querystring: Q;
  Headers: H;
  Body: B;
}>;

/** What a route takes and does. Its address and its access stand in the table, `src/routes.ts`. */
export interface RouteDefinition<P = unknown, Q = unknown, H = unknown, B = unknown>
  extends RouteDoc {
  /** Schemas of what it takes; a request that fits none of them is refused with 422. */
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  headers?: z.ZodType<H>;
  body?: z.ZodType<B>;
  /** What its body may hold at most; a form when left out. */
  holds?: keyof typeof BODY_BYTES;
  /**
   * Calls that one address may make in a minute; when left out `WRITES_PER_MINUTE`, and for GET no limit. `unlimited`
   * where one address stands for all visitors, and a sealed text opens the call.
   */
  perMinute?: number | 'unlimited';
  /** Returns the answer, or a promise of it. */
  handle(api: Api, request: RouteRequest<P, Q, H, B>, reply: FastifyReply): unknown;
}

/** A route as the table lists it. */
export interface Route extends RouteDefinition {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With colons: `/api/products/:id`. */
  url: string;
  access: Access;
  /** Whether its caller must have signed in, or confirmed to be there, within the last minutes (AUTH-6). */
  confirmed?: boolean;
}

/** Types what `handle` is given from the schemas beside it. */
export const route = <P, Q, H, B>(definition: RouteDefinition<P, Q, H, B>): RouteDefinition =>
  definition as RouteDefinition;

/** Calls of a route that one address may make in a minute; undefined for any number. */
export const limitOf = ({
  method,
  perMinute,
}: Pick<Route, 'method' | 'perMinute'>): number | undefined => {
  if (perMinute === 'unlimited') return undefined;
  return perMinute ?? (method === 'GET' ? undefined : WRITES_PER_MINUTE);
};
