import type { Migration } from 'kysely';
import * as identity from './0001-identity.ts';
import * as catalog from './0002-catalog.ts';
import * as orders from './0003-orders.ts';
import * as workshop from './0004-workshop.ts';

/** In the order of their names, which a database remembers: never rename one, only add. */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-catalog': catalog,
  '0003-orders': orders,
  '0004-workshop': workshop,
};
