import { z } from 'zod';

/** `POST /api/visits`, once a minute from a page that is open. */
export const visitSchema = z.object({
  visitor: z
    .uuid({ error: 'Send a UUID that the page made up for itself' })
    .describe('Made up by the page and kept for the session: it identifies no person'),
});
export type Visit = z.infer<typeof visitSchema>;
