/** What this file knows of the bundler: the runtime that each build brings into the page. */
interface Bundler {
  /** File of a chunk's script. */
  u: (chunk: string | number) => string;
  /** File of a chunk's style sheet. */
  miniCssF?: (chunk: string | number) => string;
  /** Address that files are relative to. */
  p: string;
}

/** Beginning of the names of the global lists that chunks are pushed to. */
const LISTS = 'rspackChunk';

type ChunkList = { push: (chunk: [string[], object, (bundler: Bundler) => void]) => void };

let probes = 0;

/** The runtimes of host and remotes: each hands itself to a chunk that it does not know. */
function bundlers(): Bundler[] {
  const found: Bundler[] = [];
  for (const name of Object.keys(globalThis).filter((key) => key.startsWith(LISTS))) {
    probes += 1;
    const list = Reflect.get(globalThis, name) as ChunkList;
    list.push([[`probe-${probes}`], {}, (bundler) => found.push(bundler)]);
  }
  return found;
}

const redirected = new WeakSet<Bundler>();

/** Has every runtime ask for a chunk's files where `addressOf` says; both are given absolute addresses. */
export function redirectChunks(addressOf: (address: string) => string): void {
  for (const bundler of bundlers()) {
    if (redirected.has(bundler)) continue;
    redirected.add(bundler);
    const elsewhere = (file: string) => {
      const address = new URL(bundler.p + file, location.href).href;
      return file + new URL(addressOf(address)).search;
    };
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
