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
  sessionListSchema,
  useLinkSchema,
} from '../../contract/auth.ts';
import { callerOf } from '../http/access.ts';
import { networkOf } from '../http/network.ts';
import { route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { originOf } from './identify.ts';
import { applyPasswordLink, lookAtLink } from './password-links.ts';
import { getSessions } from './session-list.ts';
import { endSession, endSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { getMe, toUser } from './user-answer.ts';

export const identityRoutes = {
  signIn: route({
    summary: 'Sign in',
    answer: loginResponseSchema,
    errors: [401],
    perMinute: 600,
    example: { body: { username: 'admin', password: 'evmandi-admin' } },
    body: loginRequestSchema,
    handle: async ({ db, tokens }, request): Promise<LoginResponse> => {
      const { account, session, device } = await signIn(db, request.body, originOf(request));
      return { token: await tokens.give(account, session), user: toUser(account), device };
    },
  }),

  signOut: route({
    summary: 'End this session, or all of the account',
    answer: loggedOutSchema,
    body: logoutSchema,
    handle: async ({ db }, request) => {
      const { id, session } = callerOf(request);
      const { everywhere } = request.body;
      if (!everywhere) await endSession(db, id, session);
      return {
        message: everywhere ? 'Signed out everywhere' : 'Signed out',
        ended: everywhere ? await endSessions(db, id) : 1,
      };
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
      await endSession(db, caller.id, request.params.id);
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
      const change = { id: callerOf(request).id, ...request.body };
      const { account, session } = await changePassword(db, change, originOf(request));
      return { message: 'Password changed', token: await tokens.give(account, session) };
    },
  }),
};
