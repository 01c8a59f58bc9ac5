import { setTimeout as pause } from 'node:timers/promises';
import { endsWorker, WorkerDiedError } from './errors.ts';
import type { WorkerAnswer, WorkerSite } from './protocol.ts';
import {
  startWorkerProcess,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './worker-process.ts';

/** What a worker gets beyond a render's own limit before it counts as hung and is ended. */
const GRACE_MS = 1_000;
/** The same for a remote's first page in a worker, which includes loading its code. */
const FIRST_GRACE_MS = 4_000;
/** For loading a host's code. */
const LOAD_LIMIT_MS = 10_000;
/** A process that lived shorter than this did not really start. */
const QUICK_DEATH_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface Render {
  site: WorkerSite;
  url: string;
  /** The remote that answers, with its version. */
  owner: string;
  /** Milliseconds until the render gives up by itself, counted from its start. */
  limitMs: number;
  /** Id of the request that it is for; none for what is rendered in advance. */
  requestId?: string | undefined;
}

export interface SlotAnswer extends WorkerAnswer {
  /** The first page of its kind in the process: others do not take as long. */
  loadedCode: boolean;
}

interface SlotOptions extends WorkerProcessOptions {
  /** Called whenever it could take a render. */
  onIdle: () => void;
  /** Called when a process was started or has ended. */
  onProcess: () => void;
  /** What a process that replaces another renders before it takes visitors. */
  warmUp: () => Render | undefined;
}

/** `down`: it has ended soon after its start more than once, and rests before the next try. */
type State = 'starting' | 'idle' | 'busy' | 'down';

/**
 * The place of one worker: its process is started again when it ends, after a growing pause when it does not get
 * far, and renders what is live before it is idle again.
 */
export class WorkerSlot {
  readonly #options: SlotOptions;
  readonly #claims: (() => void)[] = [];
  /** Remotes that the present process has rendered, by the site's id. */
  #rendered = new Map<number, Set<string>>();
  /** Files of the screens that it has rendered. */
  #files = new Set<string>();
  #process: WorkerProcess | undefined;
  #state: State = 'starting';
  #closed = false;
  #deaths = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
    queueMicrotask(() => void this.#supervise());
  }

  get state(): State {
    return this.#state;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Processes that ended without being asked to. */
  get deaths(): number {
    return this.#deaths;
  }

  /** How ready it is for a page: 2 when it has rendered that remote, 1 when the site is loaded. */
  warmth(id: number, owner: string): number {
    if (!this.#process?.loaded.includes(id)) return 0;
    return this.#rendered.get(id)?.has(owner) ? 2 : 1;
  }

  /** Resolves when the worker is kept for the caller, who runs one render; also when its process has ended. */
  claim(): Promise<void> {
    return new Promise((resolve) => {
      this.#claims.push(resolve);
      if (this.#state === 'idle') this.#free();
    });
  }

  /** Renders in an idle or claimed worker. Rejects as `WorkerProcess.ask` does. */
  async run({ site, url, owner, limitMs, requestId }: Render): Promise<SlotAnswer> {
    const { id } = site;
    const process = this.#process;
    if (!process) throw new WorkerDiedError('no process runs');
    this.#state = 'busy';
    try {
      if (this.warmth(id, owner) === 0) {
        this.#rendered.delete(id);
        await process.ask({ kind: 'load', site }, LOAD_LIMIT_MS);
      }
      const isKnown = this.warmth(id, owner) === 2;
      const request = { kind: 'render', site: id, url, limitMs, requestId } as const;
      const answer = await process.ask(request, limitMs + (isKnown ? GRACE_MS : FIRST_GRACE_MS));
      if (!answer) throw new Error('a render without an answer');
      this.#rendered.set(id, new Set(this.#rendered.get(id)).add(owner));
      const loadedCode = !isKnown || answer.files.some((file) => !this.#files.has(file));
      for (const file of answer.files) this.#files.add(file);
      return { ...answer, loadedCode };
    } finally {
      if (this.#process === process && !process.doomed) this.#free();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#process?.kill();
    await this.#process?.ended;
  }

  #free(): void {
    const claim = this.#claims.shift();
    this.#state = claim ? 'busy' : 'idle';
    if (claim) claim();
    else this.#options.onIdle();
  }

  async #supervise(): Promise<void> {
    let quickDeaths = 0;
    let warmUp: Render | undefined;
    while (!this.#closed) {
      const started = performance.now();
      const survived = await this.#live(warmUp);
      quickDeaths = performance.now() - started < QUICK_DEATH_MS ? quickDeaths + 1 : 0;
      if (quickDeaths > 1 && !this.#closed) {
        this.#state = 'down';
        const pauseMs = FIRST_PAUSE_MS * 2 ** (quickDeaths - 2);
        await pause(Math.min(pauseMs, LONGEST_PAUSE_MS), undefined, { ref: false });
      }
      // What has ended a process in advance is not tried on the next one.
      warmUp = survived ? this.#options.warmUp() : undefined;
    }
  }

  /** One process from start to end; false when rendering in advance has ended it. */
  async #live(warmUp: Render | undefined): Promise<boolean> {
    const { report, onProcess } = this.#options;
    const process = startWorkerProcess(this.#options);
    this.#process = process;
    this.#rendered = new Map();
    this.#files = new Set();
    this.#state = 'starting';
    onProcess();
    let survived = true;
    void process.ready.then(() => {
      if (!warmUp) return this.#free();
      return this.run(warmUp).catch((error: Error) => {
        survived = !endsWorker(error);
        report(`A new render worker could not render ${warmUp.url} in advance: ${error.message}`);
      });
    });
    const how = await process.ended;
    this.#process = undefined;
    this.#state = 'starting';
    if (!this.#closed) {
      this.#deaths += 1;
      report(`A render worker ended: ${how}`);
    }
    onProcess();
    // Their renders fail at once instead of waiting for a process that may never come.
    for (const claim of this.#claims.splice(0)) claim();
    return survived;
  }
}
