import type { PageRemote } from '@evmandi/contract/platform/composition';
import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

/** A remote entry that has not arrived by then counts as failed. */
const ENTRY_TIMEOUT_MS = 8_000;
/** Entry, chunk and their share negotiation together. */
const MODULE_TIMEOUT_MS = 12_000;

const attempts = new Map<string, number>();

const adapter: ModuleFederationRuntimePlugin = {
  name: 'evmandi-adapter',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // As the bundler does for chunks: a mode other than the preload link's would fetch it twice.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

function entryOf({ name, entry }: PageRemote): string {
  const attempt = attempts.get(name) ?? 0;
  return attempt === 0 ? entry : `${entry}?retry=${attempt}`;
}

/** Makes the composition's remotes known to the federation runtime. Call once, before any load. */
export function registerAll(remotes: readonly PageRemote[]): void {
  registerPlugins([adapter]);
  registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'global' })));
}

/**
 * Forgets a failed attempt: the runtime keeps pending and failed entries by address, and the browser's
 * cache may hold a broken copy of a chunk.
 */
async function startAfresh(remote: PageRemote): Promise<void> {
  attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1);
  const lists = [remote.chunks, ...Object.values(remote.layouts ?? {})];
  const files = lists.flatMap(({ js, css }) => [...js, ...css]);
  for (const script of [...document.scripts]) {
    // The bundler would wait for one that still hangs instead of asking again.
    if (files.includes(script.getAttribute('src') ?? '')) script.remove();
  }
  const signal = AbortSignal.timeout(ENTRY_TIMEOUT_MS);
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload', signal })));
  getInstance()?.moduleCache.delete(remote.name);
  registerRemotes([{ name: remote.name, entry: entryOf(remote), type: 'global' }], { force: true });
}

function within<T>(promise: Promise<T>, what: string, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`${what} did not arrive within ${limitMs} ms`);
    error.name = 'CodeUnavailableError';
    timer = setTimeout(() => reject(error), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const failed = new Set<string>();

/**
 * Loads `<remote>/<module>` ("routes", "slots/header.search", "layouts/dashboard"). Rejects within `limitMs`,
 * whatever the network does; the next call after a failure starts afresh.
 */
export async function loadModule<T>(
  remote: PageRemote,
  module: string,
  limitMs = MODULE_TIMEOUT_MS,
): Promise<T> {
  const id = `${remote.name}/${module}`;
  const load = async () => {
    if (!failed.delete(id)) return loadRemote<T>(id);
    await startAfresh(remote);
    return loadRemote<T>(id).catch(async () => {
      // A preload that failed is answered to the first request for its chunk from the browser's memory.
      await startAfresh(remote);
      return loadRemote<T>(id);
    });
  };
  try {
    const loaded = await within(load(), id, limitMs);
    if (!loaded) throw new Error(`${id} is empty`);
    return loaded;
  } catch (error) {
    failed.add(id);
    throw error;
  }
}
