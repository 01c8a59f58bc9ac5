interface WorkerEvent extends Event {
  data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** What the edge writes above the worker. */
export interface OfflineSettings {
  /** Number of the composition that is live. */
  composition: number;
  /** Of site, API and pictures. */
  origins: string[];
  /** Headers of its pages. The policy allows the inline scripts of all of them, and no inline style. */
  pageHeaders: Record<string, string>;
  /** Paths of its scripts. */
  scripts: string[];
}

/** The global scope of a service worker as far as it is used: types of a page and of a worker exclude each other. */
export interface Scope {
  OFFLINE: OfflineSettings;
  location: Location;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void;
}
