import { MAX_PASSKEY_NAME } from '@evmandi/contract/domain/limits';
import { z } from 'zod';
import { deviceField, loginResponseSchema, passwordField } from './auth.ts';
import { timestamp } from './common.ts';
import { lineField } from './fields.ts';

const BROKEN = 'The answer of the passkey is not whole: try again';

/** Bytes as browsers give them, in base64url. */
const bytes = (most: number) =>
  z
    .string({ error: BROKEN })
    .max(most, { error: BROKEN })
    .regex(/^[\w-]+$/, { error: BROKEN });

/** The answer of `navigator.credentials`, as JSON; what else it holds nobody reads. */
const credential = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: bytes(1_400),
      rawId: bytes(1_400),
      type: z.literal('public-key', { error: BROKEN }),
      response: z.object({ clientDataJSON: bytes(4_000), ...response }, { error: BROKEN }),
    },
    { error: BROKEN },
  );

/** `POST /api/auth/passkeys`: what `navigator.credentials.create` answered. */
export const addPasskeySchema = z.object({
  credential: credential({
    attestationObject: bytes(20_000),
    /** How the browser may reach it again: `internal`, `usb`. */
    transports: z
      .array(z.string({ error: BROKEN }).max(30, { error: BROKEN }), { error: BROKEN })
      .max(10, { error: BROKEN })
      .optional(),
  }),
});
export type AddPasskey = z.infer<typeof addPasskeySchema>;

/** `POST /api/auth/login/passkey`: what `navigator.credentials.get` answered. */
export const passkeySignInSchema = z.object({
  credential: credential({
    authenticatorData: bytes(4_000),
    /** The longest of the algorithms that an API may offer, ML-DSA-87, has 6,170 characters. */
    signature: bytes(8_000),
    userHandle: bytes(100).nullish(),
  }),
  device: deviceField,
});
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** What a browser is asked for, as WebAuthn's JSON: handed to `navigator.credentials.get` as it is. */
export const passkeyRequestSchema = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The same for `navigator.credentials.create`. */
export const passkeyOfferSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
});
export type PasskeyOffer = z.infer<typeof passkeyOfferSchema>;

/** `PATCH /api/auth/passkeys/:id`. */
export const renamePasskeySchema = z.object({
  name: lineField('A name', 'Enter a name, such as the device it is on', MAX_PASSKEY_NAME),
});

/** `GET /api/auth/factors`: what proves the caller besides the password. */
export const factorsSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: timestamp,
      /** Null for one that never signed in. */
      usedAt: timestamp.nullable(),
      /** Whether its authenticator keeps a copy elsewhere. */
      backedUp: z.boolean(),
    }),
  ),
  /** Null for who has none. */
  authenticator: z
    .object({ enabledAt: timestamp, recoveryCodesLeft: z.int().nonnegative() })
    .nullable(),
  /** The role needs one of them: the last cannot be removed. */
  needed: z.boolean(),
  /** Whether this site can have passkeys. */
  passkeysAvailable: z.boolean(),
});
export type Factors = z.infer<typeof factorsSchema>;

const ticketField = z
  .string({ error: 'Sign in again' })
  .min(1)
  .max(100, { error: 'Sign in again' });
const codeField = z
  .string({ error: 'Enter the code' })
  .trim()
  .min(1, { error: 'Enter the code' })
  .max(40, { error: 'A code has six digits' });

/**
 * `POST /api/auth/confirm`: the password again, or a code, or what a passkey signed. What gives lasting power (AUTH-6) is
 * done within ten minutes of it, or of the sign-in; later it answers 422 `confirmation_needed`.
 */
export const confirmSchema = z
  .object({
    currentPassword: passwordField('Enter your current password').optional(),
    code: codeField.optional(),
    credential: passkeySignInSchema.shape.credential.optional(),
  })
  .refine((shown) => Object.values(shown).filter((one) => one !== undefined).length === 1, {
    path: ['currentPassword'],
    error: 'Enter your current password',
  });
export type Confirm = z.infer<typeof confirmSchema>;
export const confirmedSchema = z.object({ message: z.string() });

/** A secret for an authenticator app; it counts once a code of it was shown, within a quarter of an hour. */
export const authenticatorOfferSchema = z.object({
  /** To be typed: base32. */
  secret: z.string(),
  /** The same as `otpauth://`, for a QR code. */
  uri: z.string(),
});
export type AuthenticatorOffer = z.infer<typeof authenticatorOfferSchema>;

/** `POST /api/auth/authenticator/confirm`. 422 `wrong_code`, `offer_over`. */
export const confirmAuthenticatorSchema = z.object({ code: codeField });

/** Shown once; each opens the second step once. */
export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()),
  factors: factorsSchema,
});
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * `POST /api/auth/login/code`: six digits of the app, or a recovery code. 422 `wrong_code`, `code_used` and, for a
 * ticket that is used, or older than its time, `ticket_over`.
 */
export const codeSignInSchema = z.object({
  ticket: ticketField,
  code: codeField,
  device: deviceField,
  /** Whether this browser is not asked again for 30 days. */
  trust: z.boolean({ error: 'must be true or false' }).default(false),
});
export type CodeSignIn = z.infer<typeof codeSignInSchema>;

/** `POST /api/auth/login/authenticator`: where the role needs a factor, and there is none yet. */
export const ticketSchema = z.object({ ticket: ticketField });

/** `POST /api/auth/login/authenticator/confirm`. */
export const firstCodeSchema = z.object({
  ticket: ticketField,
  code: codeField,
  device: deviceField,
});
export type FirstCode = z.infer<typeof firstCodeSchema>;
export const firstSignInSchema = loginResponseSchema.extend({
  recoveryCodes: z.array(z.string()),
});
export type FirstSignIn = z.infer<typeof firstSignInSchema>;
