import { MOST_TOKEN_DAYS } from '@evmandi/contract/platform/token-ends';
import { z } from 'zod';
import {
  byAppSchema,
  byTokenIdSchema,
  callsQuerySchema,
  callsSchema,
  dependenciesSchema,
  liveSchema,
  platformCanarySchema,
  platformDoneSchema,
  platformMadeTokenSchema,
  platformNewTokenSchema,
  platformPinSchema,
  platformRetirementSchema,
  platformRollbackSchema,
  platformTokensSchema,
  visitsSchema,
} from '../../../contract/platform.ts';
import { callerOf } from '../../http/access.ts';
import { notFound, unavailable } from '../../http/failure.ts';
import { type Api, type RouteRequest, route } from '../../http/route.ts';
import { personOf, type ServiceCall } from './release-service.ts';

const RETRY_AFTER_S = 60;
const ERRORS = [404, 409, 503];

type Call = Omit<ServiceCall, 'person'>;

function ask({ releases }: Api, request: RouteRequest, call: Call) {
  if (!releases) throw notFound('There is no release service here');
  return releases.call({ ...call, person: personOf(callerOf(request), request.ip) });
}

/** What the service answers, as far as it is understood. */
async function read<S extends z.ZodType>(schema: S, answer: Promise<unknown>): Promise<z.infer<S>> {
  const parsed = schema.safeParse(await answer);
  if (parsed.success) return parsed.data;
  throw unavailable('The release service is of another release than this API', RETRY_AFTER_S);
}

const movedSchema = z.object({ done: z.object({ number: z.int() }).optional() });

/** A change: what is live by it, where it moves the site. */
async function change(api: Api, request: RouteRequest, call: Call) {
  const { done } = await read(movedSchema, ask(api, request, call));
  return { composition: done?.number ?? null };
}

const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      app: z.string().nullish(),
      madeBy: z.string(),
      madeAt: z.string(),
      endsAt: z.string().nullish(),
      revokedBy: z.string().nullish(),
      revokedAt: z.string().nullish(),
    }),
  ),
});

const APP = { app: 'catalog', reason: 'Prices are wrong' };
const VERSION = { ...APP, version: '1.0.0-3f2a9c01' };

/** What the release service tells and does for staff (permission 1003), in their name. */
export const adminReleaseRoutes = {
  live: route({
    summary: 'What is live: versions, shares, canaries and pins of every part',
    answer: liveSchema,
    errors: ERRORS,
    handle: (api, request) =>
      read(liveSchema, ask(api, request, { method: 'GET', path: '/v1/live' })),
  }),

  visits: route({
    summary: 'Errors and vitals by remote and version',
    answer: visitsSchema,
    errors: ERRORS,
    handle: (api, request) =>
      read(visitsSchema, ask(api, request, { method: 'GET', path: '/v1/visits' })),
  }),

  dependencies: route({
    summary: 'What each live part exposes and consumes',
    answer: dependenciesSchema,
    errors: ERRORS,
    handle: (api, request) =>
      read(dependenciesSchema, ask(api, request, { method: 'GET', path: '/v1/dependencies' })),
  }),

  calls: route({
    summary: 'A page of what the release service was asked, the newest first',
    answer: callsSchema,
    errors: ERRORS,
    query: callsQuerySchema,
    handle: (api, request) => {
      const { app, page } = request.query;
      const query = new URLSearchParams({ page: String(page), ...(app && { app }) });
      const path = `/v1/calls?${query}`;
      return read(callsSchema, ask(api, request, { method: 'GET', path }));
    },
  }),

  rollBack: route({
    summary: 'Take a part back to a version that was live before',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { body: VERSION },
    body: platformRollbackSchema,
    handle: (api, request) => {
      const { version, ...body } = request.body;
      const asked = { ...body, to: version };
      return change(api, request, { method: 'POST', path: '/v1/rollbacks', body: asked });
    },
  }),

  promote: route({
    summary: 'Give the canary of a part to all visitors',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { body: APP },
    body: platformCanarySchema,
    handle: (api, request) =>
      change(api, request, { method: 'POST', path: '/v1/promotions', body: request.body }),
  }),

  takeBack: route({
    summary: 'End the canary of a part',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { body: APP },
    body: platformCanarySchema,
    handle: (api, request) =>
      change(api, request, { method: 'POST', path: '/v1/take-backs', body: request.body }),
  }),

  pin: route({
    summary: 'Let no release of a part go live until somebody unpins it',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { body: APP },
    body: platformPinSchema,
    handle: (api, request) => {
      const { app, ...body } = request.body;
      return change(api, request, { method: 'PUT', path: `/v1/pins/${app}`, body });
    },
  }),

  unpin: route({
    summary: 'Let releases of a part go live again',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { params: { app: 'catalog' } },
    params: byAppSchema,
    handle: (api, request) =>
      change(api, request, { method: 'DELETE', path: `/v1/pins/${request.params.app}` }),
  }),

  retire: route({
    summary: 'Let a version that is not live be had no more',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { body: VERSION },
    body: platformRetirementSchema,
    handle: (api, request) =>
      change(api, request, { method: 'POST', path: '/v1/retirements', body: request.body }),
  }),

  tokens: route({
    summary: 'The tokens that teams ship with, without what opens anything',
    answer: platformTokensSchema,
    errors: ERRORS,
    handle: async (api, request) => {
      const call = { method: 'GET', path: '/v1/tokens' } as const;
      const { tokens } = await read(tokensSchema, ask(api, request, call));
      const orNull = <T>(value: T | null | undefined) => value ?? null;
      return {
        tokens: tokens.map(({ app, endsAt, revokedBy, revokedAt, ...token }) => ({
          ...token,
          endsAt: orNull(endsAt),
          app: orNull(app),
          revokedBy: orNull(revokedBy),
          revokedAt: orNull(revokedAt),
        })),
      };
    },
  }),

  makeToken: route({
    summary: 'Make a token for one part, or for everything; its text is told once',
    status: 201,
    answer: platformMadeTokenSchema,
    errors: ERRORS,
    example: { body: { app: 'catalog', days: 30 } },
    body: platformNewTokenSchema,
    handle: (api, request) => {
      const { app, days } = request.body;
      const body = {
        ...(app !== null && { app }),
        // A service of the release before knows no days, and refuses them.
        ...(days !== MOST_TOKEN_DAYS && { days }),
      };
      const call = { method: 'POST', path: '/v1/tokens', body } as const;
      return read(platformMadeTokenSchema, ask(api, request, call));
    },
  }),

  revokeToken: route({
    summary: 'Take the right of a token away, from the next call on',
    answer: platformDoneSchema,
    errors: ERRORS,
    example: { params: { id: '0123456789ab' } },
    params: byTokenIdSchema,
    handle: (api, request) =>
      change(api, request, { method: 'DELETE', path: `/v1/tokens/${request.params.id}` }),
  }),
};
