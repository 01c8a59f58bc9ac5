import type { z } from 'zod';

/** What the reference says of a route, besides what its schemas and its access already tell. */
export interface RouteDoc {
  /** One line, without a full stop: "A page of products". */
  summary: string;
  /** Schema of the JSON of a success; left out where the answer is no JSON. */
  answer?: z.ZodType;
  /** Status of a success; 200 when left out. */
  status?: number;
  /** Media type of a success that is no JSON, such as `image/svg+xml`. */
  mediaType?: string;
  /** Refusals of its own, besides those that follow from access and validation. */
  errors?: number[];
  /** Values with which the call succeeds on the sample data. */
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: Record<string, unknown>;
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    doc?: RouteDoc;
  }
}
