import { z } from 'zod';

/** Parameters in the path of what has a number, such as an order, or a token that only its owner knows. */
export const byNumber = z.object({ number: z.string() });
export const byToken = z.object({ token: z.string() });
