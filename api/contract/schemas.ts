import { z } from 'zod';
import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as catalog from './catalog.ts';
import * as common from './common.ts';
import * as workshop from './workshop.ts';

const SUFFIX = /Schema$/;
const PARTS: Record<string, unknown>[] = [common, catalog, auth, admin, workshop];

/** `productCardSchema` is called `ProductCard`. */
const nameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replace(SUFFIX, '');

/** Every schema of the contract by its name in the reference. */
export const contractSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  PARTS.flatMap((part) => Object.entries(part)).flatMap(([key, schema]) =>
    SUFFIX.test(key) && schema instanceof z.ZodType ? [[nameOf(key), schema] as const] : [],
  ),
);
