import { z } from 'zod';

export const loginRequestSchema = z.object({
  username: z
    .string({ error: 'Enter your username' })
    .trim()
    .min(1, { error: 'Enter your username' })
    .max(100, { error: 'A username has 100 characters or fewer' }),
  password: z
    .string({ error: 'Enter your password' })
    .min(1, { error: 'Enter your password' })
    .max(200, { error: 'A password has 200 characters or fewer' }),
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
});

/** The token is a JWT whose payload has `exp` in seconds. */
export const loginResponseSchema = z.object({ token: z.string(), user: userSchema });
export type LoginResponse = z.infer<typeof loginResponseSchema>;

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

export const SHORTEST_PASSWORD = 12;
const TOO_SHORT = `Choose a password of ${SHORTEST_PASSWORD} characters or more`;

/** `POST /api/auth/change-password`. 422 with `currentPassword` or `newPassword` for what is wrong. */
export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string({ error: 'Enter your current password' })
      .min(1, { error: 'Enter your current password' })
      .max(200, { error: 'A password has 200 characters or fewer' }),
    newPassword: z
      .string({ error: 'Enter a new password' })
      .min(SHORTEST_PASSWORD, { error: TOO_SHORT })
      .max(200, { error: 'A password has 200 characters or fewer' }),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: 'Choose a password other than the current one',
  });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The tokens given out before end; this one goes on. */
export const passwordChangedSchema = z.object({ message: z.string(), token: z.string() });
export type PasswordChanged = z.infer<typeof passwordChangedSchema>;
