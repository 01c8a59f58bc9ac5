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

  constructor(filename: string) {
    this.#pool = new Piscina({
      filename,
      minThreads: 1,
      maxThreads: 1,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
  }

  get queued(): number {
    return this.#pool.queueSize;
  }

  async run(task: RenderTask): Promise<WorkerAnswer> {
    const { number } = task.site.composition;
    const limitMs = this.#warm.has(number) ? task.limitMs + GRACE_MS : COLD_LIMIT_MS;
    const signal = AbortSignal.timeout(limitMs);
    try {
      const answer = await this.#pool.run(task, { signal });
      this.#warm.add(number);
      return answer;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.#warm.clear();
      throw new Error(`hung: more than ${limitMs} ms`);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Workers with an empty environment and a memory limit; each takes one page at a time. */
export function createRenderPool({ workerFile, workers, limitMs }: PoolOptions): RenderPool {
  const threads = Array.from({ length: workers }, () => new Thread(workerFile));
  const leastBusy = () => threads.reduce((best, one) => (one.queued < best.queued ? one : best));
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
