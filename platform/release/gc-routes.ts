import { collectGarbage, dryRun } from '../gc/collect.ts';
import { readBody, sendJson } from './answers.ts';
import { gcRequestSchema } from './contract.ts';
import type { Route, ServiceOptions } from './route.ts';

/** The call that deletes what nothing uses. */
export function gcRoutes({ registry, uploads }: ServiceOptions): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/gc',
      handle: async ({ content, response, caller }) => {
        const asked = await readBody(content, gcRequestSchema);
        const run = asked.delete ? collectGarbage : dryRun;
        sendJson(response, 200, await run(registry, { caller, uploads: uploads.folder }));
      },
    },
  ];
}
