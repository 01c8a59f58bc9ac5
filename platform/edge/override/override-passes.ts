import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const overrideSchema = z.object({
  versions: z.record(z.string(), z.string()),
  until: z.iso.datetime(),
});
/** Other versions than those that are live, for one browser. */
export type Override = z.infer<typeof overrideSchema>;

const openedSchema = overrideSchema.extend({ pass: z.string() });
const ANSWER_LIMIT_MS = 3_000;
/** How long a pass is believed without asking again. */
const BELIEVED_MS = 60_000;

/** What the API knows of overrides: an edge holds no key, and asks. */
export function openPasses(apiUrl: string) {
  const known = new LRUCache<string, { override: Override | undefined }>({
    max: 1_000,
    ttl: BELIEVED_MS,
  });

  async function ask<S extends z.ZodType>(path: string, body: object, schema: S) {
    const answer = await fetch(`${apiUrl}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return answer.ok ? (schema.parse(await answer.json()) as z.infer<S>) : undefined;
  }

  return {
    /** Uses a ticket up; `undefined` for one that is over. Rejects while the API is away. */
    exchange: (ticket: string) => ask('/overrides', { ticket }, openedSchema),
    /** What a pass stands for; `undefined` once it is over, or while the API is away: then all see what is live. */
    async look(pass: string): Promise<Override | undefined> {
      const before = known.get(pass);
      const override = before
        ? before.override
        : await ask('/overrides/look', { pass }, overrideSchema).catch(() => undefined);
      if (!before) known.set(pass, { override });
      return override && Date.parse(override.until) > Date.now() ? override : undefined;
    },
  };
}
export type Passes = ReturnType<typeof openPasses>;
