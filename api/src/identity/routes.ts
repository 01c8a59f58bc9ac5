import { z } from 'zod';
import {
  changePasswordSchema,
  type LoginResponse,
  linkSchema,
  linkUsedSchema,
  loggedOutSchema,
  loginRequestSchema,
  loginResponseSchema,
  logoutSchema,
  lookAtLinkSchema,
  meSchema,
  type PasswordChanged,
  passwordChangedSchema,
  type SignInStep,
  sessionListSchema,
  signInAnswerSchema,
  useLinkSchema,
} from '../../contract/auth.ts';
import { registerSchema } from '../../contract/register.ts';
import { callerOf } from '../http/access.ts';
import { networkOf } from '../http/network.ts';
import { route } from '../http/route.ts';
import { keepsCookies, signInOrigin } from './browser-bond.ts';
import { changePassword } from './change-password.ts';
import { applyPasswordLink, lookAtLink } from './password-links.ts';
import { register } from './register.ts';
import { getSessions } from './session-list.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { trustHashes } from './trust-cookie.ts';
import { getMe, toLogin } from './user-answer.ts';

export const identityRoutes = {
  signIn: route({
    summary: 'Sign in',
    answer: signInAnswerSchema,
    errors: [401],
    perMinute: 600,
    example: { body: { username: 'admin', password: 'evmandi-admin' } },
    body: loginRequestSchema,
    handle: async ({ db, tokens }, request): Promise<LoginResponse | SignInStep> => {
      const answer = await signIn(db, request.body, {
        origin: await signInOrigin(request, tokens),
        cookieHashes: trustHashes(request),
        mayTrust: keepsCookies(request),
      });
      if (!('next' in answer)) return toLogin(tokens, answer);
      // No session has begun yet.
      request.sessionCookie = null;
      return answer;
    },
  }),

  register: route({
    summary: 'Make an account for oneself, and sign in',
    answer: loginResponseSchema,
    status: 201,
    errors: [409],
    perMinute: 300,
    example: {
      body: {
        kind: 'dealer',
        name: 'Suresh Babu',
        phone: '+91 90000 41127',
        email: 'suresh@godavari.example',
        company: 'Godavari Logistics',
        gstin: '27AAPFU0939F1ZV',
        username: 'godavari',
        password: 'long enough to keep',
        accepted: true,
      },
    },
    body: registerSchema,
    handle: async ({ db, tokens }, request): Promise<LoginResponse> => {
      return toLogin(tokens, await register(db, request.body, await signInOrigin(request, tokens)));
    },
  }),

  signOut: route({
    summary: 'End this session, or all of the account',
    answer: loggedOutSchema,
    body: logoutSchema,
    handle: async ({ db }, request) => {
      const caller = callerOf(request);
      const { everywhere } = request.body;
      const ended = await signOut(db, caller, everywhere ? 'everywhere' : caller.session);
      return { message: everywhere ? 'Signed out everywhere' : 'Signed out', ended };
    },
  }),

  me: route({
    summary: 'Who is signed in, and as which customer',
    answer: meSchema,
    handle: ({ db }, request) => getMe(db, callerOf(request)),
  }),

  sessions: route({
    summary: 'Where one is signed in',
    answer: sessionListSchema,
    handle: ({ db }, request) => getSessions(db, callerOf(request)),
  }),

  endSession: route({
    summary: 'End one of one’s own sessions',
    answer: sessionListSchema,
    errors: [404],
    params: z.object({ id: z.string() }),
    handle: async ({ db }, request) => {
      const caller = callerOf(request);
      await signOut(db, caller, request.params.id);
      return getSessions(db, caller);
    },
  }),

  lookAtLink: route({
    summary: 'Whose password a link sets',
    answer: linkSchema,
    errors: [404],
    perMinute: 30,
    body: lookAtLinkSchema,
    handle: ({ db }, { body }) => lookAtLink(db, body.token),
  }),

  applyLink: route({
    summary: 'Set a password by a link, once, and end all sessions',
    answer: linkUsedSchema,
    errors: [404],
    perMinute: 30,
    body: useLinkSchema,
    handle: async ({ db }, { body, ip }) => {
      await applyPasswordLink(db, { ...body, network: networkOf(ip) });
      return { message: 'Password set' };
    },
  }),

  changePassword: route({
    summary: 'Change one’s own password and end the other sessions',
    answer: passwordChangedSchema,
    errors: [409],
    perMinute: 60,
    body: changePasswordSchema,
    handle: async ({ db, tokens }, request): Promise<PasswordChanged> => {
      const { id, secondFactor } = callerOf(request);
      const change = { id, secondFactor, ...request.body };
      const { account, session } = await changePassword(
        db,
        change,
        await signInOrigin(request, tokens),
      );
      return { message: 'Password changed', token: await tokens.give(account, session) };
    },
  }),
};
