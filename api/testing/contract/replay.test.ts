import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { contractOf, type OpenApi } from '../../src/documentation/openapi.ts';
import { ROUTES } from '../../src/routes.ts';
import { onSampleData } from '../both-databases.ts';
import { type Call, callsOf, successOf } from './calls.ts';
import { contractChanges } from './contract-changes.ts';
import {
  changesSomething,
  headersFor,
  neededHeaders,
  requestOf,
  wholeExamples,
} from './requests.ts';

/** What released screens call, kept by `npm run keep-contract`. */
const previous: OpenApi = JSON.parse(
  readFileSync(join(process.cwd(), 'api/contract/previous/openapi.json'), 'utf8'),
);

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

onSampleData('the contract of the previous release', (api) => {
  test('has lost nothing', async () => {
    const served = (await api().get('/api/openapi.json')).json<OpenApi>();
    expect(contractChanges(previous, served)).toEqual([]);
  });

  const signedIn = new Map<string, Record<string, string>>();
  const sessionFor = async ({ operation }: Call) => {
    const access = String(operation['x-access']);
    const headers = signedIn.get(access) ?? (await headersFor(operation, api()));
    signedIn.set(access, headers);
    return headers;
  };

  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const today = contractOf(ROUTES);
  const callsToday = new Map(callsOf(today).map((call) => [nameOf(call), call]));
  /** What is described today as it was before: `crawl.test.ts` shows that it is answered so. */
  const isUnchanged = (call: Call) => {
    const now = callsToday.get(nameOf(call));
    return (
      now !== undefined &&
      isDeepStrictEqual(asJson([now.operation, successOf(now, today)]), [
        call.operation,
        asJson(successOf(call, previous)),
      ])
    );
  };
  const calls = callsOf(previous).filter((call) => process.env.EVMANDI_FULL || !isUnchanged(call));

  for (const call of calls) {
    test(`${nameOf(call)} is answered as it described`, async () => {
      const headers = { ...(await sessionFor(call)), ...neededHeaders(call) };
      const { status, schema } = successOf(call, previous);
      const values = await wholeExamples(call, api());
      if (changesSomething(call, values)) return;
      const answer = await api().app.inject({ ...requestOf(call, values), headers });
      expect(answer.statusCode).toBe(status);
      if (schema) z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).parse(answer.json());
    });
  }
});
