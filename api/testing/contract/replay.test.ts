import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OpenApi } from '../../src/documentation/openapi.ts';
import { onSampleData } from '../both-databases.ts';
import { callsOf, successOf } from './calls.ts';
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

onSampleData('the contract of the previous release', (api) => {
  test('has lost nothing', async () => {
    const today = (await api().get('/api/openapi.json')).json<OpenApi>();
    expect(contractChanges(previous, today)).toEqual([]);
  });

  const calls = callsOf(previous).map((call) => [`${call.method} ${call.path}`, call] as const);

  test.each(calls)('%s is answered as it described', async (_, call) => {
    const headers = { ...(await headersFor(call.operation, api())), ...neededHeaders(call) };
    const { status, schema } = successOf(call, previous);
    const values = await wholeExamples(call, api());
    if (changesSomething(call, values)) return;
    const answer = await api().app.inject({ ...requestOf(call, values), headers });
    expect(answer.statusCode).toBe(status);
    if (schema) z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).parse(answer.json());
  });
});
