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
