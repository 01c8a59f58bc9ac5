import process from 'node:process';
import { withRequestId } from '@evmandi/contract/platform/request-context';
import { faultText } from './fault-text.ts';
import { createLoadedSites } from './loaded-sites.ts';
import type { WorkerAnswer, WorkerReply, WorkerRequest } from './protocol.ts';
import { faultOfReply } from './reply-size.ts';
import { allowApi } from './sandbox/api-only.ts';
import { confine } from './sandbox/confine.ts';

type Render = Extract<WorkerRequest, { kind: 'render' }>;

/** Characters of a message. */
const MOST_WORDS = 4_000;

const sites = createLoadedSites();
const post = process.send?.bind(process) as
  | ((message: WorkerReply, sent?: () => void) => void)
  | undefined;

async function render({ site: id, url, limitMs, requestId }: Render): Promise<WorkerAnswer> {
  const site = sites.use(id);
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`late: more than ${limitMs} ms`)));
  });
  const begin = () => site.render(url, signal);
  const rendering = requestId === undefined ? begin() : withRequestId(requestId, begin);
  const result = await Promise.race([rendering, late]);
  const files = result.kind === 'page' ? await site.filesOf(result.routeIds) : [];
  return { result, files };
}

async function perform(request: WorkerRequest): Promise<WorkerAnswer | undefined> {
  if (request.kind === 'render') return render(request);
  allowApi(request.site.apiInternalUrl);
  sites.load(request.site);
  return undefined;
}

/** Answers one request, whatever becomes of it. */
async function serve(request: WorkerRequest): Promise<void> {
  try {
    const answer = await perform(request);
    // Not even sent: the edge would hold all of it before it could refuse it.
    const fault = faultOfReply(answer);
    if (fault !== undefined) throw new Error(fault);
    post?.({ kind: 'done', ...(answer && { answer }), loaded: sites.ids });
  } catch (error) {
    const message = faultText(error).slice(0, MOST_WORDS);
    post?.({ kind: 'failed', message, loaded: sites.ids });
  }
}

process.on('message', (request) => void serve(request as WorkerRequest));
process.once('disconnect', () => process.exit());
// The parent ends its workers itself; Ctrl-C reaches the whole group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('uncaughtException', (error) => {
  post?.(
    { kind: 'ending', message: error instanceof Error ? String(error) : faultText(error) },
    () => process.exit(1),
  );
});
confine();
post?.({ kind: 'ready' });
