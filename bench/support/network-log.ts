import type { CDPSession } from '@playwright/test';

interface Frame {
  url: string;
}

interface StackTrace {
  callFrames: Frame[];
  parent?: StackTrace;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: StackTrace;
}

export interface LoggedRequest {
  url: string;
  /** As the browser names it: Document, Script, Stylesheet, Image, Font, Fetch, XHR, Preflight ... */
  type: string;
  initiator: Initiator;
  /** Seconds on the browser's clock. */
  startedAt: number;
  /** As sent, headers included; 0 from the cache. */
  bytes: number;
  cached: boolean;
}

const isData = (url: string) => url.startsWith('data:') || url.startsWith('blob:');

/** All that a page asks for, with the bytes that went over the wire. */
export class NetworkLog {
  readonly #requests = new Map<string, LoggedRequest>();
  readonly #underWay = new Set<string>();
  #lastChange = performance.now();

  static async start(cdp: CDPSession): Promise<NetworkLog> {
    const log = new NetworkLog();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
      if (isData(request.url)) return;
      log.#changed().#underWay.add(requestId);
      const { url } = request;
      const logged = { url, type: type ?? 'Other', initiator: initiator as Initiator };
      log.#requests.set(requestId, { ...logged, startedAt: timestamp, bytes: 0, cached: false });
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => {
      log.#change(requestId, { cached: true });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) log.#change(requestId, { cached: true });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      log.#change(requestId, { bytes: encodedDataLength });
      log.#underWay.delete(requestId);
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => {
      log.#changed().#underWay.delete(requestId);
    });
    await cdp.send('Network.enable');
    return log;
  }

  get requests(): LoggedRequest[] {
    return [...this.#requests.values()];
  }

  /** Forgets what was; for the next thing that happens on the same page. */
  clear(): void {
    this.#requests.clear();
    this.#changed();
  }

  /** Resolves once nothing was asked for or answered for so long, or after `limitMs`. */
  async idle(quietMs: number, limitMs = 30_000): Promise<void> {
    const limit = performance.now() + limitMs;
    this.#changed();
    while (performance.now() < limit) {
      const quiet = performance.now() - this.#lastChange;
      if (this.#underWay.size === 0 && quiet >= quietMs) return;
      const left = this.#underWay.size > 0 ? quietMs : quietMs - quiet;
      await new Promise((wake) => setTimeout(wake, Math.min(left, 100)));
    }
  }

  #change(requestId: string, change: Partial<LoggedRequest>): void {
    const request = this.#changed().#requests.get(requestId);
    if (request) Object.assign(request, change);
  }

  #changed(): this {
    this.#lastChange = performance.now();
    return this;
  }
}
