import { currentRequestId } from '@evmandi/contract/platform/request-context';
import type { Ticket } from './breaker.ts';
import { BreakerOpenError, endsWorker, QueueFullError } from './errors.ts';
import { FairQueue } from './fair-queue.ts';
import { inTime } from './in-time.ts';
import { startOrphanGuard } from './orphan-guard.ts';
import { createOwners, type Owner, type OwnerCounters } from './owners.ts';
import type { WorkerAnswer, WorkerSite } from './protocol.ts';
import { type Render, WorkerSlot } from './worker-slot.ts';

const MEMORY_LIMIT_MB = 512;
/** For the first page after the start, which loads all code: nothing is served before. */
const FIRST_LIMIT_MS = 10_000;
/** How long a later release waits for its page in all workers, with an API that hangs, too. */
const PREPARE_LIMIT_MS = 3_000;
/** Renders of one remote that may wait, for each worker, however short they are. */
const QUEUE_PER_WORKER = 8;
/** Renders in advance that may wait: more than an edge keeps pages. */
const MOST_IN_ADVANCE = 1_000;
/** The lane of all renders in advance: no remote's name and version look so. */
const IN_ADVANCE = '(in advance)';

export interface PoolOptions {
  /** Absolute path of the worker's bundle. */
  workerFile: string;
  /** Absolute paths of the folders that artefacts lie in: the only files that a worker may read. */
  artifactFolders: readonly string[];
  workers: number;
  /** How long a render may take, counted from its start. */
  limitMs: number;
  /** A render that is likely to take longer than this, waiting included, is refused at once; no bound. */
  waitMs?: number;
  /** A render that takes longer counts as this in what the next are likely to take; `waitMs`. */
  usualMs?: number;
  memoryLimitMb?: number;
  /** Nice value of the workers; below normal unless given. */
  priority?: number | undefined;
  /** Number of the user and the group that workers run as; that of this process when left out. */
  user?: number | undefined;
  /** Milliseconds of a clock that never goes back, by which waiting and rendering are measured; `performance.now`. */
  now?: () => number;
  /** Called with a line when a worker ended, or a composition could not be rendered in advance. */
  report: (line: string) => void;
}

export interface RenderOptions {
  /** The remote that answers, with its version: it has a share of the workers and a breaker of its own. */
  owner?: string;
  /** No client waits for it: it is never refused for time, and takes one worker at most. */
  inAdvance?: boolean;
}

export interface RenderPool {
  /**
   * Loads the code in every worker and renders a page there, so that none of them starts cold: as far as it gets in
   * three seconds, but for the first time. Reports what fails; never rejects.
   */
  prepare(site: WorkerSite, url: string): Promise<void>;
  /**
   * Rejects at once with a QueueFullError or BreakerOpenError; later when the render throws, is late, or hangs.
   * A worker that hangs is ended and replaced; what waits never is its victim.
   */
  render(site: WorkerSite, url: string, options?: RenderOptions): Promise<WorkerAnswer>;
  close(): Promise<void>;
}

export interface PoolCounters {
  workers: number;
  /** Workers that take renders or have one; none: nothing can be rendered. */
  alive: number;
  /** Workers that render at this moment, and renders that wait for one. */
  busy: number;
  waiting: number;
  /** Workers that ended without being asked to, since the start. */
  deaths: number;
  owners: Record<string, OwnerCounters>;
}

interface Task extends Render {
  lane: string;
  queuedAt: number;
  ticket: Ticket;
  by: Owner;
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: unknown) => void;
}

/**
 * Workers in processes of their own, each of which takes one page at a time. No remote gets all of them, and what
 * cannot be rendered in time is refused instead of queued.
 */
export function createRenderPool(
  options: PoolOptions,
): RenderPool & { readonly counters: PoolCounters } {
  const { workers: count, limitMs, waitMs = Number.POSITIVE_INFINITY, report } = options;
  const now = options.now ?? (() => performance.now());
  const share = Math.max(1, count - 1);
  const queue = new FairQueue<Task>((lane) =>
    lane === IN_ADVANCE
      ? { share: 1, limit: MOST_IN_ADVANCE }
      : { share, limit: count * QUEUE_PER_WORKER },
  );
  const owners = createOwners(options.usualMs ?? waitMs);
  const guard = startOrphanGuard();
  let live: Render | undefined;
  let closed = false;

  const workers = Array.from(
    { length: count },
    () =>
      new WorkerSlot({
        ...{ memoryLimitMb: MEMORY_LIMIT_MB, ...options },
        warmUp: () => live,
        onIdle: dispatch,
        onProcess: () => guard.watch(workers.flatMap(({ pid }) => pid ?? [])),
      }),
  );

  /**
   * The task that is to run next. One that has waited too long to be done in time is refused where another waits
   * behind it: nobody waits for its page any more.
   */
  function nextInTime(): Task | undefined {
    for (;;) {
      const task = queue.next();
      // A probe is run however late: the breaker waits for its outcome.
      if (!task || task.lane === IN_ADVANCE || task.ticket.probe) return task;
      const waited = now() - task.queuedAt;
      const isLast = queue.waiting(task.lane) === 0;
      if (isLast || waited + task.by.expected.mean <= waitMs) return task;
      queue.done(task);
      task.by.counters.refused += 1;
      task.reject(new QueueFullError(`it has waited for ${Math.round(waited)} ms`));
    }
  }

  function dispatch(): void {
    for (;;) {
      const [first, ...others] = workers.filter(({ state }) => state === 'idle');
      if (!first) return;
      const task = nextInTime();
      if (!task) return;
      const warmth = (worker: WorkerSlot) => worker.warmth(task.site.id, task.owner);
      const warmest = others.reduce(
        (best, one) => (warmth(one) > warmth(best) ? one : best),
        first,
      );
      void perform(warmest, task);
    }
  }

  async function perform(worker: WorkerSlot, task: Task): Promise<void> {
    const { by, ticket, queuedAt } = task;
    const started = now();
    by.counters.waitedMs += started - queuedAt;
    const done = () => now() - started;
    try {
      const answer = await worker.run(task);
      by.record(ticket, 'done', done(), !answer.loadedCode);
      task.resolve(answer);
    } catch (error) {
      by.record(ticket, endsWorker(error) ? 'hung' : 'failed', done());
      task.reject(error);
    }
    queue.done(task);
    if (by.breaker.state === 'open') refuseWaiting(task.owner);
    dispatch();
  }

  function refuseWaiting(owner: string): void {
    for (const task of queue.take((waiting) => waiting.owner === owner)) {
      task.by.counters.broken += 1;
      task.reject(new BreakerOpenError(owner));
    }
  }

  /** Why a render cannot be begun in time; `undefined` when it can. */
  function hindrance(lane: string, { expected }: Owner): string | undefined {
    if (closed) return 'the site is closing';
    if (workers.every(({ state }) => state === 'down')) return 'no worker runs';
    const waiting = queue.waiting(lane);
    if (!queue.hasRoom(lane)) return `${waiting} renders wait`;
    if (lane === IN_ADVANCE) return undefined;
    // The next in line: on a machine where each render takes long, a lane would be empty between two of them.
    if (waiting === 0) return undefined;
    const wait = ((waiting + 1) * expected.mean) / share;
    return wait + expected.most > waitMs
      ? `a render takes up to ${Math.round(expected.most)} ms, and ${waiting} wait before it`
      : undefined;
  }

  return {
    async prepare(site, url) {
      const isFirst = live === undefined;
      const begun = performance.now();
      const render: Render = { site, url, owner: '', limitMs: FIRST_LIMIT_MS };
      live = render;
      const failures: string[] = [];
      const inOne = async (worker: WorkerSlot, limitMs: number) => {
        // One that is being started again renders it by itself.
        if (worker.state === 'down') return;
        await worker.claim();
        await worker
          .run({ ...render, limitMs })
          .catch((error: Error) => void failures.push(error.message));
      };
      // Later ones one by one: the other workers serve visitors meanwhile.
      const inEach = async () => {
        for (const [index, worker] of workers.entries()) {
          const leftMs = begun + PREPARE_LIMIT_MS - performance.now();
          await inOne(worker, Math.max(1, Math.floor(leftMs / (count - index))));
        }
      };
      if (isFirst) await Promise.all(workers.map((worker) => inOne(worker, FIRST_LIMIT_MS)));
      else await inTime(inEach(), PREPARE_LIMIT_MS).catch(() => undefined);
      const [failure] = failures;
      if (failure === undefined || closed) return;
      const { number } = site.composition;
      const where = `${failures.length} of ${count} workers`;
      report(`Composition ${number} could not be rendered in advance in ${where}: ${failure}`);
    },

    async render(site, url, { owner = '', inAdvance = false } = {}) {
      const by = owners.of(owner);
      const lane = inAdvance ? IN_ADVANCE : owner;
      const busy = hindrance(lane, by);
      if (busy !== undefined) {
        by.counters.refused += 1;
        throw new QueueFullError(busy);
      }
      const ticket = by.breaker.admit();
      if (!ticket) {
        by.counters.broken += 1;
        throw new BreakerOpenError(owner);
      }
      return new Promise<WorkerAnswer>((resolve, reject) => {
        const queuedAt = now();
        const render = { site, url, owner, limitMs, requestId: currentRequestId() };
        const task = { ...render, lane, queuedAt, ticket, by, resolve, reject };
        queue.push(task);
        dispatch();
      });
    },

    get counters() {
      return {
        workers: count,
        alive: workers.filter(({ state }) => state === 'idle' || state === 'busy').length,
        busy: workers.filter(({ state }) => state === 'busy').length,
        waiting: queue.waiting(),
        deaths: workers.reduce((sum, { deaths }) => sum + deaths, 0),
        owners: owners.counters,
      };
    },

    async close() {
      closed = true;
      for (const task of queue.take(() => true))
        task.reject(new QueueFullError('the site is closing'));
      await Promise.all(workers.map((worker) => worker.close()));
      guard.close();
    },
  };
}
