import { z } from 'zod';
import { loginResponseSchema } from '../../../contract/auth.ts';
import {
  addPasskeySchema,
  factorsSchema,
  passkeyOfferSchema,
  passkeyRequestSchema,
  passkeySignInSchema,
  renamePasskeySchema,
} from '../../../contract/factors.ts';
import { callerOf } from '../../http/access.ts';
import { originOf } from '../../http/request-origin.ts';
import { type Api, route } from '../../http/route.ts';
import { signInOrigin } from '../browser-bond.ts';
import { readFactors } from '../second-step/factors.ts';
import { toLogin } from '../user-answer.ts';
import { addPasskey, offerPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { expectRelyingParty } from './relying-party.ts';
import { requestPasskey, signInByPasskey } from './sign-in-by-passkey.ts';

const byId = z.object({ id: z.string() });

const factorsOf = ({ db, settings }: Api, userId: string) =>
  readFactors(db, userId, settings.relyingParty);

export const passkeyRoutes = {
  request: route({
    summary: 'What a passkey has to sign to sign in',
    answer: passkeyRequestSchema,
    perMinute: 120,
    example: { body: {} },
    body: z.object({}),
    handle: ({ db, settings }) =>
      requestPasskey(db, expectRelyingParty(settings.relyingParty), null),
  }),

  requestConfirmation: route({
    summary: 'What a passkey has to sign to confirm who is there',
    answer: passkeyRequestSchema,
    perMinute: 60,
    body: z.object({}),
    handle: ({ db, settings }, request) => {
      const relyingParty = expectRelyingParty(settings.relyingParty);
      return requestPasskey(db, relyingParty, callerOf(request).session);
    },
  }),

  signIn: route({
    summary: 'Sign in with a passkey',
    answer: loginResponseSchema,
    errors: [401],
    perMinute: 120,
    body: passkeySignInSchema,
    handle: async ({ db, settings, tokens }, request) => {
      const relyingParty = expectRelyingParty(settings.relyingParty);
      const origin = await signInOrigin(request, tokens);
      return toLogin(tokens, await signInByPasskey(db, request.body, { origin, relyingParty }));
    },
  }),

  offer: route({
    summary: 'What a new passkey is made for',
    answer: passkeyOfferSchema,
    errors: [409],
    perMinute: 60,
    body: z.object({}),
    handle: ({ db, settings }, request) =>
      offerPasskey(db, callerOf(request), expectRelyingParty(settings.relyingParty)),
  }),

  add: route({
    summary: 'Add the passkey that the browser made',
    answer: factorsSchema,
    status: 201,
    errors: [409],
    perMinute: 60,
    body: addPasskeySchema,
    handle: async (api, request) => {
      const relyingParty = expectRelyingParty(api.settings.relyingParty);
      const caller = callerOf(request);
      const origin = originOf(request);
      await addPasskey(api.db, request.body, { caller, origin, relyingParty });
      return factorsOf(api, caller.id);
    },
  }),

  rename: route({
    summary: 'Name one of one’s own passkeys',
    answer: factorsSchema,
    errors: [404, 409],
    params: byId,
    body: renamePasskeySchema,
    handle: async (api, request) => {
      const caller = callerOf(request);
      await renamePasskey(api.db, caller, { ...request.params, ...request.body });
      return factorsOf(api, caller.id);
    },
  }),

  remove: route({
    summary: 'Remove one of one’s own passkeys',
    answer: factorsSchema,
    errors: [404, 409],
    params: byId,
    handle: async (api, request) => {
      const caller = callerOf(request);
      await removePasskey(api.db, caller, request.params.id);
      return factorsOf(api, caller.id);
    },
  }),
};
