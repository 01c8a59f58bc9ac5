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
/** How the API says that a text is no ticket or pass that is good. */
const NONE = [400, 404, 422];

/** The API has not said what a ticket or a pass is, so that nothing is known of it. */
export class ApiAway extends Error {
  override readonly name = 'ApiAway';
}

/** What the API knows of overrides: an edge holds no key, and asks. */
export function openPasses(apiUrl: string) {
  const known = new LRUCache<string, { override: Override | undefined }>({
    max: 1_000,
    ttl: BELIEVED_MS,
  });

  /** `undefined` where the API says that it is none; rejects with ApiAway where it says nothing of it. */
  async function ask<S extends z.ZodType>(path: string, body: object, schema: S) {
    try {
      const answer = await fetch(`${apiUrl}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      if (answer.ok) return schema.parse(await answer.json()) as z.infer<S>;
      if (NONE.includes(answer.status)) return undefined;
      throw new Error(`answers ${answer.status}`);
    } catch (error) {
      throw new ApiAway(String(error));
    }
  }

  return {
    /** Uses a ticket up; `undefined` for one that is over. Rejects with ApiAway. */
    exchange: (ticket: string) => ask('/overrides', { ticket }, openedSchema),
    /** What a pass stands for; `undefined` once it is over. Rejects with ApiAway, of which nothing is kept. */
    async look(pass: string): Promise<Override | undefined> {
      const before = known.get(pass);
      const override = before
        ? before.override
        : await ask('/overrides/look', { pass }, overrideSchema);
      if (!before) known.set(pass, { override });
      return override && Date.parse(override.until) > Date.now() ? override : undefined;
    },
  };
}
export type Passes = ReturnType<typeof openPasses>;
