/** Address of the service worker, at the root so that it serves all pages. */
export const SERVICE_WORKER = '/service-worker.js';

/** The host alone, for addresses that are not kept. */
export const SHELL = '/offline-shell.html';

/** So many pages that were seen can be read without a network. */
export const MOST_PAGES = 20;

const PREFIX = 'evmandi-offline-';

/** What is kept in the browser's stores. */
export const OFFLINE_CACHES = {
  prefix: PREFIX,
  pages: (composition: number) => `${PREFIX}${composition}-pages`,
  /** What is kept before it is seen. */
  always: (composition: number) => `${PREFIX}${composition}-always`,
  holdsAlways: (name: string) => name.startsWith(PREFIX) && name.endsWith('-always'),
  holdsPages: (name: string) => name.startsWith(PREFIX) && /-(?:pages|always)$/.test(name),
};

/** Headers of a page that is kept, and the mark of its document: `data-stored`, when that was. */
export const STORED_PAGE = {
  at: 'x-stored-at',
  title: 'x-stored-title',
  picture: 'x-stored-picture',
  mark: 'stored',
} as const;
