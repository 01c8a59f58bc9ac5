import { versionsIn } from '@evmandi/contract/platform/override';
import { readValues, sendJson } from './answers.ts';
import { requireEverything } from './caller.ts';
import { historyQuerySchema } from './contract.ts';
import { readCalls } from './read-calls.ts';
import { readDependencies } from './read-dependencies.ts';
import { readLacking } from './read-lacking.ts';
import { readLiveAnswer } from './read-live.ts';
import { readVisits } from './read-visits.ts';
import type { Route, ServiceOptions } from './route.ts';

/** What the platform screen reads, besides what everybody may: the administrators' and the staff's. */
export function staffRoutes({ registry, judging }: ServiceOptions): Route[] {
  const reading = (path: string, read: (query: URLSearchParams) => Promise<object>): Route => ({
    method: 'GET',
    path,
    handle: async ({ response, caller, query }) => {
      requireEverything(caller, 'to see how the site goes');
      sendJson(response, 200, await read(query));
    },
  });
  return [
    reading('/v1/live', () => readLiveAnswer(registry, judging)),
    reading('/v1/lacking', (query) => {
      const asked = versionsIn(query.get('versions') ?? '');
      return readLacking(registry, asked);
    }),
    reading('/v1/visits', () => readVisits(registry, judging)),
    reading('/v1/dependencies', () => readDependencies(registry)),
    reading('/v1/calls', (query) => {
      const asked = readValues(historyQuerySchema, Object.fromEntries(query));
      return readCalls(registry, asked);
    }),
  ];
}
