import { APPROVAL_STATES } from '@evmandi/contract/domain/account';
import { MAX_PASSWORD, MAX_USERNAME, SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { z } from 'zod';

/** Codes of a 401 that says why the session of its token ended; `other_browser` and `late_proof` end none. */
export type SessionEndCode =
  | 'ended_from_list'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'ended_by_administrator';

/** `missing` is what a field left empty is answered. */
export const passwordField = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_PASSWORD, { error: `A password has ${MAX_PASSWORD} characters or fewer` });

/** What this browser was given at an earlier sign-in: its tries do not count among those of strangers. */
export const deviceField = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);

export const newPasswordField = passwordField('Enter a new password').min(SHORTEST_PASSWORD, {
  error: `Choose a password of ${SHORTEST_PASSWORD} characters or more`,
});

export const loginRequestSchema = z.object({
  username: z
    .string({ error: 'Enter your username' })
    .trim()
    .min(1, { error: 'Enter your username' })
    .max(MAX_USERNAME, { error: `A username has ${MAX_USERNAME} characters or fewer` }),
  password: passwordField('Enter your password'),
  device: deviceField,
  /** Whether the caller knows what to do with a step; who does not is refused where one is needed (422 `second_step`). */
  steps: z.boolean().optional().catch(undefined),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.object({
    name: z.string(),
    permissions: z.array(z.object({ permissionCode: z.number().int() })),
  }),
  /** Of the wish to buy as a dealer: a customer's account until it is approved. Null where there is none. */
  approval: z.enum(APPROVAL_STATES).nullable(),
});

/** The token is a JWT whose payload has `exp` in seconds. */
export const loginResponseSchema = z.object({
  token: z.string(),
  user: userSchema,
  /** To be kept and shown at the next sign-in from this browser. */
  device: z.string().optional(),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** The password was right, and is not enough: no session has begun. */
export const signInStepSchema = z.object({
  /** A code of the app, a passkey, or adding the app that the role needs. */
  next: z.enum(['code', 'passkey', 'enrol']),
  /** Shown with what is next, within some minutes; it opens nothing else. Null for a passkey, which proves all by itself. */
  ticket: z.string().nullable(),
  /** Whether the role needs a second factor. */
  needed: z.boolean(),
  /** Whether a passkey would do instead of a code. */
  passkey: z.boolean(),
  /** Whether a code may be left out at this browser for 30 days; left out where the answer is about none. */
  mayTrust: z.boolean().optional(),
});
export type SignInStep = z.infer<typeof signInStepSchema>;

export const signInAnswerSchema = z.union([loginResponseSchema, signInStepSchema]);

/** `GET /api/auth/me`. */
export const meSchema = z.object({
  user: userSchema,
  /** The customer whose orders these are; null for staff. */
  customer: z
    .object({
      number: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string().nullable(),
      pin: z.string().nullable(),
      gstin: z.string().nullable(),
    })
    .nullable(),
});
export type Me = z.infer<typeof meSchema>;

/** `POST /api/auth/change-password`. 422 with `currentPassword` or `newPassword` for what is wrong. */
export const changePasswordSchema = z
  .object({
    currentPassword: passwordField('Enter your current password'),
    newPassword: newPasswordField,
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: 'Choose a password other than the current one',
  });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The tokens given out before end; this one goes on. */
export const passwordChangedSchema = z.object({ message: z.string(), token: z.string() });
export type PasswordChanged = z.infer<typeof passwordChangedSchema>;

/** `POST /api/auth/password-links/use`: sets the password of whoever holds the link. */
export const useLinkSchema = z.object({
  token: z.string({ error: 'The link is not whole' }).min(1).max(100),
  newPassword: newPasswordField,
});

/** `POST /api/auth/password-links/look`: whose password it sets. */
export const lookAtLinkSchema = useLinkSchema.pick({ token: true });
export const linkSchema = z.object({
  username: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
});

export type LinkOwner = z.infer<typeof linkSchema>;
export const linkUsedSchema = z.object({ message: z.string() });

/** `POST /api/auth/logout`. */
export const logoutSchema = z.object({
  /** Ends every session of the account. */
  everywhere: z.boolean({ error: 'must be true or false' }),
});

export const loggedOutSchema = z.object({
  message: z.string(),
  /** Sessions that ended. */
  ended: z.number().int(),
});

/** `GET /api/auth/sessions`: the open ones, the last used first. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** "Chrome on Windows". */
      device: z.string(),
      address: z.string(),
      createdAt: z.iso.datetime(),
      /** To the minute. */
      usedAt: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;
