import { promote, takeCanaryBack } from '../cli/canary.ts';
import { untilServed } from '../cli/served.ts';
import { readBody, sendLines } from './answers.ts';
import { canaryOrderSchema, pinSchema, retirementSchema } from './contract.ts';
import { pin, retire, unpin } from './manage-marks.ts';
import type { Route, ServiceOptions } from './route.ts';

/** The calls that end a canary, or say what may be released at all. */
export function standingRoutes({ registry }: ServiceOptions): Route[] {
  const ending = (path: string, end: typeof promote): Route => ({
    method: 'POST',
    path,
    handle: async ({ content, response, caller }) => {
      const { reason, ...named } = await readBody(content, canaryOrderSchema);
      const why = reason === undefined ? undefined : `by hand: "${reason}"`;
      await sendLines(response, async (say) => {
        const result = await end({ registry, caller, say }, named, why);
        await untilServed({ registry, say });
        return result;
      });
    },
  });
  return [
    ending('/v1/promotions', promote),
    ending('/v1/take-backs', takeCanaryBack),
    {
      method: 'PUT',
      path: '/v1/pins',
      open: true,
      handle: async ({ content, response, caller, rest }) => {
        const asked = await readBody(content, pinSchema);
        await pin(registry, caller, { app: rest.slice(1), ...asked });
        response.writeHead(204).end();
      },
    },
    {
      method: 'DELETE',
      path: '/v1/pins',
      open: true,
      handle: async ({ response, caller, rest }) => {
        await unpin(registry, caller, rest.slice(1));
        response.writeHead(204).end();
      },
    },
    {
      method: 'POST',
      path: '/v1/retirements',
      handle: async ({ content, response, caller }) => {
        await retire(registry, caller, await readBody(content, retirementSchema));
        response.writeHead(204).end();
      },
    },
  ];
}
