import { arrival, fileOf, isMissing } from './arrivals.ts';

type Chunk = string | number;

/** What the bundler calls back with: an event of a script, or as much of one. */
type Loaded = (event: { type: string; target: { src: string } }) => void;

type LoadStyle = (chunk: Chunk, promises: Promise<unknown>[], ...more: unknown[]) => void;

/** What this file knows of the bundler: the runtime that each build brings into the page. */
interface Bundler {
  /** File of a chunk's script. */
  u: (chunk: Chunk) => string;
  /** File of a chunk's style sheet. */
  miniCssF?: (chunk: Chunk) => string;
  /** Address that files are relative to. */
  p: string;
  /** Loads a script. */
  l: (address: string, done: Loaded, ...more: unknown[]) => void;
  /** What loads a chunk; `miniCss` adds to the promises where the chunk has a sheet that is not there. */
  f: { miniCss?: LoadStyle };
}

/** Beginning of the names of the global lists that chunks are pushed to; the app's name comes next. */
const LISTS = 'rspackChunkevmandi_';

type ChunkList = { push: (chunk: [string[], object, (bundler: Bundler) => void]) => void };

let probes = 0;

/** The runtimes of host and remotes, with their names: each hands itself to a chunk that it does not know. */
function bundlers(): [app: string, bundler: Bundler][] {
  const found: [string, Bundler][] = [];
  for (const name of Object.keys(globalThis).filter((key) => key.startsWith(LISTS))) {
    probes += 1;
    const app = name.slice(LISTS.length).replace(/_.*/, '');
    const list = Reflect.get(globalThis, name) as ChunkList;
    list.push([[`probe-${probes}`], {}, (bundler) => found.push([app, bundler])]);
  }
  return found;
}

const redirected = new WeakSet<Bundler>();

/** Has the runtime ask for scripts and sheets that are missing only once they have arrived. */
function awaitArrivals(app: string, bundler: Bundler): void {
  const { l, miniCssF, f } = bundler;
  bundler.l = (address, done, ...more) => {
    const file = fileOf(address);
    if (!isMissing(file)) return l(address, done, ...more);
    arrival(file, app).then(
      () => l(address, done, ...more),
      ({ type, request }) => done({ type, target: { src: request } }),
    );
  };
  const { miniCss } = f;
  if (!miniCss || !miniCssF) return;
  f.miniCss = (chunk, promises, ...more) => {
    const file = fileOf(bundler.p + miniCssF(chunk));
    if (!isMissing(file)) return miniCss(chunk, promises, ...more);
    const load = () => {
      const loading: Promise<unknown>[] = [];
      miniCss(chunk, loading, ...more);
      return Promise.all(loading);
    };
    promises.push(arrival(file, app).then(load));
  };
}

/**
 * Has every runtime ask for a chunk's files where `addressOf` says, both given absolute addresses, and for those
 * that are missing after their arrival.
 */
export function redirectChunks(addressOf: (address: string) => string): void {
  for (const [app, bundler] of bundlers()) {
    if (redirected.has(bundler)) continue;
    redirected.add(bundler);
    const elsewhere = (file: string) => {
      const address = new URL(bundler.p + file, location.href).href;
      return file + new URL(addressOf(address)).search;
    };
    awaitArrivals(app, bundler);
    const { u, miniCssF } = bundler;
    bundler.u = (chunk) => elsewhere(u(chunk));
    if (miniCssF) bundler.miniCssF = (chunk) => elsewhere(miniCssF(chunk));
  }
}

/**
 * Ends the wait for scripts that have not arrived, of one app with its `entry` or, with an empty name, of all;
 * and for all styles that have not. Returns the addresses given up.
 */
export function giveUpWaiting(app: string, entry?: string): string[] {
  // What has arrived is taken out of the document again.
  const scripts = [...document.scripts].filter(
    ({ src, dataset: { rspack = '' } }) =>
      rspack.startsWith(app ? `evmandi_${app}_` : 'evmandi_') ||
      (entry && src.split('?')[0] === entry),
  );
  const styles = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  const waiting = [...scripts, ...[...styles].filter(({ sheet }) => !sheet)];
  return waiting.map((element) => {
    element.dispatchEvent(new Event('error'));
    return element instanceof HTMLLinkElement ? element.href : element.src;
  });
}
