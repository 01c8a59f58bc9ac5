import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Route } from './route.ts';

/** What the handlers of routes work with. */
export interface Api {
  app: FastifyInstance;
  db: Database;
  settings: Settings;
  /** All routes of this API. */
  routes: readonly Route[];
}

/** A value that each API makes for itself, when it is first needed: its counters, its caches. */
export function perApi<T>(make: (api: Api) => T): (api: Api) => T {
  const made = new WeakMap<Api, { value: T }>();
  return (api) => {
    const known = made.get(api) ?? { value: make(api) };
    made.set(api, known);
    return known.value;
  };
}
