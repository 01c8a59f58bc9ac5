import { z } from 'zod';
import { Random } from '../../sample-data/random.ts';
import type { JsonSchema } from '../../src/documentation/json-schema.ts';
import type { OpenApi } from '../../src/documentation/openapi.ts';
import { onSampleData } from '../both-databases.ts';
import { bodyOf, type Call, callsOf, successOf } from './calls.ts';
import { deal, dealHostileBodies, dealHostileTexts, dealHostileValues } from './hostile.ts';
import {
  changesSomething,
  examplesOf,
  headersFor,
  neededHeaders,
  type Request,
  requestOf,
  type Values,
  wholeExamples,
} from './requests.ts';
import { expectTold } from './told.ts';

const SEED = 20_251_121;
/** Hostile values for each parameter, field and body, dealt so that each comes up; all in the full run. */
const TRIES = process.env.EVMANDI_FULL ? 100 : 1;
/**
 * Every fourth call is tried with unknown parameters, and with other accounts: `routes.test.ts` shows of each route who
 * may call it.
 */
const ONE_IN = process.env.EVMANDI_FULL ? 1 : 4;

/** Queries that no program of ours sends, of a parameter. */
const ODD_QUERIES: ((name: string) => string)[] = [
  (name) => `${name}=1&${name}=2`,
  (name) => `${name}[]=1&${name}[a]=2`,
  () => '=&&%3d=%26',
  () => 'a='.repeat(2_000),
];

onSampleData('a crawl of every call', (api) => {
  let calls: Call[] = [];
  let document: OpenApi;
  const signedIn = new Map<string, Record<string, string>>();
  let callers = 0;

  beforeAll(async () => {
    document = (await api().get('/api/openapi.json')).json<OpenApi>();
    calls = callsOf(document);
    for (const { operation } of calls) {
      const access = String(operation['x-access']);
      if (!signedIn.has(access)) signedIn.set(access, await headersFor(operation, api()));
    }
  });

  /** Each from an address of its own, so that no limit hides an answer. */
  const send = (request: Request, headers: Record<string, string> = {}) => {
    callers += 1;
    const remoteAddress = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
    return api().app.inject({ ...request, headers, remoteAddress });
  };
  const headersOf = ({ operation }: Call) => signedIn.get(String(operation['x-access']));

  /** What is wrong with the answer to a call's own example; `undefined` when all is as promised. */
  async function broken(call: Call, at: number): Promise<string | undefined> {
    const name = `${call.method} ${call.path}`;
    const values = await wholeExamples(call, api());
    if (changesSomething(call, values)) return undefined;
    if (!values) return `${name} has no example`;
    const headers = { ...headersOf(call), ...neededHeaders(call) };
    const request = requestOf(call, values);
    const answer = await send(request, headers);
    const { status, schema } = successOf(call, document);
    if (answer.statusCode !== status) return `${name}: ${answer.statusCode} ${answer.body}`;
    if (call.method === 'get' && at % ONE_IN === 0) {
      const more = `${request.url}${request.url.includes('?') ? '&' : '?'}utm_source=letter&page[]=`;
      const same = await send({ ...request, url: more }, headers);
      if (same.statusCode !== status) return `${name} minds unknown parameters: ${same.body}`;
    }
    if (!schema) return undefined;
    const promised = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
    // Each schema is used once: to compile it takes longer than to walk it.
    const { error } = promised.safeParse(answer.json(), { jitless: true });
    return error && `${name}: ${error.message}`;
  }

  test('with their examples all succeed, and answer what they promise', async () => {
    expect(calls.length).toBeGreaterThan(20);
    const wrong: (string | undefined)[] = [];
    for (const [at, call] of calls.entries()) wrong.push(await broken(call, at));
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  test('with hostile parameters never fail, and say what is wrong', async () => {
    const nextTexts = dealHostileTexts(new Random(SEED));
    for (const call of calls) {
      const examples = examplesOf(call);
      for (const { name, in: place } of call.operation.parameters) {
        if (place === 'header') continue;
        for (const text of nextTexts(TRIES)) {
          const values: Values = { ...examples, [place]: { ...examples[place], [name]: text } };
          const request = requestOf(call, values);
          const answer = await send(request, headersOf(call));
          expectTold(answer, request);
          if (place !== 'query' || answer.statusCode !== 422) continue;
          const told = answer.json<{ errors: { path: string }[] }>().errors;
          expect([request.url.slice(0, 200), told.map(({ path }) => path)]).toEqual([
            request.url.slice(0, 200),
            expect.arrayContaining([name]),
          ]);
        }
      }
    }
  }, 300_000);

  test('with repeated, nested and unknown parameters never fail', async () => {
    const nextQueries = deal(ODD_QUERIES, new Random(SEED));
    for (const call of calls) {
      const { url, ...rest } = requestOf(call);
      const [first] = call.operation.parameters.filter(({ in: place }) => place === 'query');
      const name = first?.name ?? 'q';
      for (const query of nextQueries(TRIES)) {
        const request = { ...rest, url: `${url.split('?')[0]}?${query(name)}` };
        expectTold(await send(request, headersOf(call)), request);
      }
    }
  });

  test('with hostile bodies never fail, and say what is wrong', async () => {
    const nextBodies = dealHostileBodies(new Random(SEED));
    const nextValues = dealHostileValues(new Random(SEED));
    for (const call of calls) {
      const schema = bodyOf(call, document);
      if (!schema) continue;
      const examples = examplesOf(call);
      for (const body of [
        ...nextBodies(TRIES),
        ...spoiltBodies(examples.body, schema, nextValues),
      ]) {
        const request = { ...requestOf(call, { ...examples, body: undefined }) };
        const payload = JSON.stringify(body);
        const headers = { ...headersOf(call), 'content-type': 'application/json' };
        callers += 1;
        const remoteAddress = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
        const answer = await api().app.inject({ ...request, payload, headers, remoteAddress });
        expectTold(answer, { ...request, payload: { sent: body } });
      }
    }
  }, 300_000);

  test('that are not public refuse every other account', async () => {
    const customer = await api().as('customer');
    const closed = calls.filter(
      ({ operation: { 'x-access': access } }) => access !== 'public' && access !== 'optional',
    );
    for (const call of closed.filter((_, at) => at % ONE_IN === 0)) {
      const access = call.operation['x-access'];
      const request = requestOf(call);
      const visitor = await send(request);
      const forged = await send(request, { authorization: 'Bearer a.b.c' });
      expect([request.url, visitor.statusCode, forged.statusCode]).toEqual([request.url, 401, 401]);
      expectTold(visitor, request);
      if (access === 'session') continue;
      const other = await send(request, customer);
      expect([request.url, other.statusCode]).toEqual([request.url, 422]);
      expectTold(other, request);
    }
  });
});

/** Bodies with one field replaced by something hostile, or left out. */
const spoiltBodies = (
  example: Values['body'],
  { properties = {} }: JsonSchema,
  nextValues: (count: number) => unknown[],
) =>
  Object.keys(properties).flatMap((name) =>
    nextValues(TRIES).map((value) => ({ ...example, [name]: value })),
  );
