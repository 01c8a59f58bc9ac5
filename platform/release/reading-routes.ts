import { shared } from '../edge/shared.ts';
import { readBody, readValues, sendJson } from './answers.ts';
import { CallError } from './call-error.ts';
import { historyQuerySchema, tokenRequestSchema } from './contract.ts';
import { giveToken, listTokens, revokeToken } from './manage-tokens.ts';
import { readReleases, readStatus } from './read-state.ts';
import type { Route, ServiceOptions } from './route.ts';

/** The calls that tell what is live, was live, and is held. */
export function readingRoutes({ registry, judging }: ServiceOptions): Route[] {
  // It reads every composition: calls at the same time share one reading.
  const status = shared(() => readStatus(registry, judging));
  return [
    {
      method: 'GET',
      path: '/v1/status',
      handle: async ({ response }) => sendJson(response, 200, await status()),
    },
    {
      method: 'GET',
      path: '/v1/history',
      handle: async ({ response, query }) => {
        const asked = readValues(historyQuerySchema, Object.fromEntries(query));
        sendJson(response, 200, await readReleases(registry, asked));
      },
    },
    {
      method: 'GET',
      path: '/v1/artifacts',
      open: true,
      handle: async ({ response, rest }) => {
        const [, name = '', version = ''] = rest.split('/');
        const record = await registry.artifactRecord(name, version);
        if (!record) throw new CallError(404, `The registry holds no ${name} ${version}.`);
        sendJson(response, 200, { name, version });
      },
    },
  ];
}

/** The calls for tokens: the administrators'. */
export function tokenRoutes({ registry, now = Date.now }: ServiceOptions): Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/tokens',
      handle: async ({ response, caller }) =>
        sendJson(response, 200, await listTokens(registry, caller, now())),
    },
    {
      method: 'POST',
      path: '/v1/tokens',
      handle: async ({ content, response, caller }) => {
        const asked = await readBody(content, tokenRequestSchema);
        sendJson(response, 201, await giveToken(registry, caller, asked, now()));
      },
    },
    {
      method: 'DELETE',
      path: '/v1/tokens',
      open: true,
      handle: async ({ response, caller, rest }) => {
        await revokeToken(registry, caller, rest.slice(1));
        response.writeHead(204).end();
      },
    },
  ];
}
