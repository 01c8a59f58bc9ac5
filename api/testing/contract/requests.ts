import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { sql } from 'kysely';
import type { Operation } from '../../src/documentation/openapi.ts';
import type { TestApi } from '../test-api.ts';
import type { Call } from './calls.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  payload?: object;
}

export interface Values {
  path: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** The values of a call's own example. */
export function examplesOf({ operation }: Call): Values {
  const values: Values = { path: {}, query: {}, body: undefined };
  for (const { name, in: place, example } of operation.parameters) {
    if (example !== undefined && place !== 'header') values[place][name] = String(example);
  }
  const body = operation.requestBody?.content['application/json']?.example;
  if (body) values.body = body as Values['body'];
  return values;
}

/** Names of path parameters that have no value yet. */
const missingIn = ({ operation }: Call, { path }: Values): string[] =>
  operation.parameters
    .filter(({ in: place, name }) => place === 'path' && path[name] === undefined)
    .map(({ name }) => name);

const OWN_ORDER = `select orders.number as value from orders
  join users on users.id = orders.placed_by where users.username = 'customer'`;

/** Where the database gives what an address needs and no example can know. */
const FROM_ROWS: Record<string, string> = {
  '/api/questions/{token}': 'select token as value from questions',
  '/api/admin/questions/{number}': 'select number as value from questions',
  '/api/quotes/{token}': 'select token as value from quotes',
  '/api/admin/quotes/{number}': 'select number as value from quotes',
  '/api/orders/by-token/{token}': 'select token as value from orders',
  '/api/orders/{number}': OWN_ORDER,
};

/** The examples, with values for parameters that only the database can give; `undefined` without them. */
export async function wholeExamples(call: Call, { db }: TestApi): Promise<Values | undefined> {
  const values = examplesOf(call);
  const [missing] = missingIn(call, values);
  if (missing === undefined) return values;
  const query = FROM_ROWS[call.path];
  if (!query) return undefined;
  const { rows } = await sql.raw<{ value: string }>(`${query} limit 1`).execute(db);
  return rows[0] && { ...values, path: { ...values.path, [missing]: rows[0].value } };
}

/** Headers of a demo account that may make the call; none where no account is needed. */
export async function headersFor(
  { 'x-access': access }: Operation,
  { as }: TestApi,
): Promise<Record<string, string>> {
  if (access === 'public' || access === 'optional') return {};
  if (access === 'session') return as('customer');
  // A document kept from before routes opened to several permissions has a number here.
  const codes: readonly number[] = [access].flat();
  if (codes.includes(PERMISSION.platform)) return as('platform');
  return as(codes.includes(PERMISSION.administration) ? 'admin' : 'staff');
}

/** The request that those values make; the examples when left out. */
export function requestOf(call: Call, values = examplesOf(call)): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path[name] ?? name),
  );
  const query = new URLSearchParams(values.query).toString();
  return {
    method: call.method.toUpperCase() as Request['method'],
    url: query ? `${path}?${query}` : path,
    ...(values.body && { payload: values.body }),
  };
}

/** A change of what is there needs the version it has then: tests of its own make it. */
export const changesSomething = ({ method, operation }: Call, values: Values | undefined) =>
  method !== 'get' && (!values || (operation.requestBody !== undefined && !values.body));

/** Any value for the headers that a call cannot do without, another one for each call. */
export const neededHeaders = ({ path, operation }: Call): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name }) => [name, `of-the-test${path.replace(/\W+/g, '-')}`]),
  );
