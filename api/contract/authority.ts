import { z } from 'zod';

/** `GET /api/admin/authority`: who may do what, as the API enforces it. */
export const authoritySchema = z.object({
  /** Calls of this API, each of which has its access. */
  calls: z.int(),
  areas: z.array(
    z.object({
      title: z.string(),
      actions: z.array(
        z.object({
          title: z.string(),
          /** Codes of which any one opens it. */
          codes: z.array(z.int()),
          /** What people without any of them may do: nothing, or see to their own. */
          others: z.enum(['no', 'own']),
        }),
      ),
    }),
  ),
});
export type Authority = z.infer<typeof authoritySchema>;
