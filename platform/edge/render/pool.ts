import { Piscina } from 'piscina';
import type { RenderTask, WorkerAnswer, WorkerSite } from './protocol.ts';

const MEMORY_LIMIT_MB = 512;
/** What a worker gets beyond its own limit before it counts as hung and is ended. */
const GRACE_MS = 250;
/** For a worker's first page of a composition, which includes loading its code. */
const COLD_LIMIT_MS = 10_000;

interface PoolOptions {
  /** Absolute path of the worker's bundle. */
  workerFile: string;
  workers: number;
  limitMs: number;
  memoryLimitMb?: number;
  /** Called when a worker ended on its own between two renders. */
  report: (line: string) => void;
}

export interface RenderPool {
  /** Renders a page in every worker, so that none of them starts cold. Never rejects. */
  prepare(site: WorkerSite, url: string): Promise<void>;
  /** Rejects when the render throws, is late, or hangs; a hung worker is ended and replaced. */
  render(site: WorkerSite, url: string): Promise<WorkerAnswer>;
  close(): Promise<void>;
}

class Thread {
  readonly #pool: Piscina;
  /** Compositions that the present worker has loaded. */
  readonly #warm = new Set<number>();
  #tasks = 0;

  constructor({ workerFile, memoryLimitMb = MEMORY_LIMIT_MB, report }: PoolOptions) {
    this.#pool = new Piscina({
      filename: workerFile,
      minThreads: 1,
      maxThreads: 1,
      // Otherwise a worker stands still between renders, and with it its timers and connections.
      atomics: 'disabled',
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    this.#pool.on('workerDestroy', () => this.#warm.clear());
    // Without a listener, what a remote leaves behind would end this process, too.
    this.#pool.on('error', (error) => report(`A render worker ended: ${String(error)}`));
  }

  /** Renders that run or wait. */
  get tasks(): number {
    return this.#tasks;
  }

  async run(task: RenderTask): Promise<WorkerAnswer> {
    const { number } = task.site.composition;
    const limitMs = this.#warm.has(number) ? task.limitMs + GRACE_MS : COLD_LIMIT_MS;
    const signal = AbortSignal.timeout(limitMs);
    this.#tasks += 1;
    try {
      const answer = await this.#pool.run(task, { signal });
      this.#warm.add(number);
      return answer;
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`hung: more than ${limitMs} ms`);
    } finally {
      this.#tasks -= 1;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Workers with an empty environment and a memory limit; each takes one page at a time. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { workers, limitMs } = options;
  const threads = Array.from({ length: workers }, () => new Thread(options));
  const leastBusy = () => threads.reduce((best, one) => (one.tasks < best.tasks ? one : best));
  return {
    async prepare(site, url) {
      const task = { site, url, limitMs: COLD_LIMIT_MS };
      await Promise.allSettled(threads.map((thread) => thread.run(task)));
    },
    render: (site, url) => leastBusy().run({ site, url, limitMs }),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
