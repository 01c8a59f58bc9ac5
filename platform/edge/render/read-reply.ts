import { z } from 'zod';
import type { WorkerReply } from './protocol.ts';
import { faultOfReply } from './reply-size.ts';

/** Characters of a message; the rest is cut off. */
const MOST_WORDS = 4_000;

/** What stands in a header goes out as it is: no line ends, nothing beyond one byte. */
const location = z.string().regex(/^[ -~\u0080-\u00ff]+$/);

const head = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  image: z.string().optional(),
  jsonLd: z.array(z.looseObject({})).optional(),
});

const result = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), status: z.int().min(300).max(399), location }),
  z.object({
    kind: z.literal('page'),
    status: z.int().min(200).max(599),
    html: z.string(),
    links: z.string(),
    head,
    page: z.object({
      kind: z.enum(['screen', 'placeholder']),
      loaderData: z.record(z.string(), z.unknown()),
    }),
    routeIds: z.array(z.string()),
  }),
]);

const answer = z.object({ result, files: z.array(z.string()) });

const loaded = z.array(z.number()).max(1_000);
const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), answer: z.unknown().optional(), loaded }),
  z.object({ kind: z.literal('failed'), message: z.string(), loaded }),
  z.object({ kind: z.literal('ending'), message: z.string() }),
]);

/**
 * What a worker says, which runs foreign code; `undefined` for what no worker says. An answer that could not be sent
 * to a visitor is a render that failed.
 */
export function readReply(message: unknown): WorkerReply | undefined {
  if (!reply.safeParse(message).success) return undefined;
  const said = message as WorkerReply;
  if (said.kind === 'failed' || said.kind === 'ending') {
    return { ...said, message: said.message.slice(0, MOST_WORDS) };
  }
  if (said.kind !== 'done' || said.answer === undefined) return said;
  const { loaded } = said;
  // First, since all else reads it.
  const unsendable = faultOfReply(said.answer);
  if (unsendable !== undefined) return { kind: 'failed', message: unsendable, loaded };
  const { error } = answer.safeParse(said.answer);
  if (!error) return said;
  const [{ path = [], message: what = '' } = {}] = error.issues;
  const fault = `an answer that cannot be sent: ${path.join('.')}: ${what}`;
  return { kind: 'failed', message: fault.slice(0, MOST_WORDS), loaded };
}
