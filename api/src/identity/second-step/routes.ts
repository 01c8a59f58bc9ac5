import { z } from 'zod';
import { loginResponseSchema } from '../../../contract/auth.ts';
import {
  authenticatorOfferSchema,
  codeSignInSchema,
  confirmAuthenticatorSchema,
  confirmedSchema,
  confirmSchema,
  factorsSchema,
  firstCodeSchema,
  firstSignInSchema,
  recoveryCodesSchema,
  ticketSchema,
} from '../../../contract/factors.ts';
import { callerOf } from '../../http/access.ts';
import { networkOf } from '../../http/network.ts';
import { type Api, route } from '../../http/route.ts';
import { signInOrigin } from '../browser-bond.ts';
import { newTrustCookie } from '../trust-cookie.ts';
import { toLogin } from '../user-answer.ts';
import { confirmOwner } from './confirm.ts';
import { readFactors } from './factors.ts';
import { disableOwn, enableOwn, offerOwn, renewRecoveryCodes } from './own-authenticator.ts';
import { offerFirst, signInByCode, signInByFirstCode } from './sign-in-by-code.ts';

const factorsOf = ({ db, settings }: Api, userId: string) =>
  readFactors(db, userId, settings.relyingParty);

/** What proves a person besides the password: the second step of a sign-in, and one's own factors. */
export const factorRoutes = {
  code: route({
    summary: 'End a sign-in with a code',
    answer: loginResponseSchema,
    perMinute: 300,
    body: codeSignInSchema,
    handle: async ({ db, seal, tokens }, request, reply) => {
      const { trust, ...body } = request.body;
      const origin = await signInOrigin(request, tokens);
      const cookie = trust ? newTrustCookie(request) : undefined;
      const byCode = { ...body, trustHash: cookie?.hash, origin };
      const signedIn = await signInByCode(db, seal, byCode);
      cookie?.give(reply);
      return toLogin(tokens, signedIn);
    },
  }),

  offerFirst: route({
    summary: 'Begin to add the authenticator app that the role needs',
    answer: authenticatorOfferSchema,
    errors: [409],
    perMinute: 60,
    body: ticketSchema,
    handle: ({ db, seal }, { body }) => offerFirst(db, seal, body.ticket),
  }),

  firstCode: route({
    summary: 'Add it by a code of it, and end the sign-in',
    answer: firstSignInSchema,
    errors: [409],
    perMinute: 60,
    body: firstCodeSchema,
    handle: async ({ db, seal, tokens }, request) => {
      const change = { ...request.body, origin: await signInOrigin(request, tokens) };
      const { recoveryCodes, ...signedIn } = await signInByFirstCode(db, seal, change);
      return { ...(await toLogin(tokens, signedIn)), recoveryCodes };
    },
  }),

  get: route({
    summary: 'What proves one besides the password',
    answer: factorsSchema,
    handle: (api, request) => factorsOf(api, callerOf(request).id),
  }),

  confirm: route({
    summary: 'Give the password, a code or a passkey again, before what gives lasting power',
    answer: confirmedSchema,
    perMinute: 60,
    body: confirmSchema,
    handle: async ({ db, seal, settings: { relyingParty } }, request) => {
      const caller = callerOf(request);
      const network = networkOf(request.ip);
      await confirmOwner(db, request.body, { caller, seal, relyingParty, network });
      return { message: 'Confirmed' };
    },
  }),

  offer: route({
    summary: 'Begin to add an authenticator app',
    answer: authenticatorOfferSchema,
    perMinute: 60,
    body: z.object({}),
    handle: ({ db, seal }, request) => offerOwn(db, seal, callerOf(request)),
  }),

  enable: route({
    summary: 'Add it by a code of it; the answer holds the recovery codes',
    answer: recoveryCodesSchema,
    errors: [409],
    perMinute: 60,
    body: confirmAuthenticatorSchema,
    handle: async (api, request) => {
      const caller = callerOf(request);
      const change = { caller, code: request.body.code };
      const recoveryCodes = await enableOwn(api.db, api.seal, change);
      return { recoveryCodes, factors: await factorsOf(api, caller.id) };
    },
  }),

  disable: route({
    summary: 'Remove the authenticator app and the recovery codes',
    answer: factorsSchema,
    errors: [409],
    handle: async (api, request) => {
      const caller = callerOf(request);
      await disableOwn(api.db, caller);
      return factorsOf(api, caller.id);
    },
  }),

  renew: route({
    summary: 'Make new recovery codes; the earlier ones end',
    answer: recoveryCodesSchema,
    errors: [409],
    body: z.object({}),
    handle: async (api, request) => {
      const caller = callerOf(request);
      const recoveryCodes = await renewRecoveryCodes(api.db, caller);
      return { recoveryCodes, factors: await factorsOf(api, caller.id) };
    },
  }),
};
