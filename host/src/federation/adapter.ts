import type { PageRemote } from '@evmandi/contract/platform/composition';
import { integrityOf } from '@evmandi/contract/platform/content-address';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { addressOf } from './addresses.ts';
import { persist } from './persist.ts';

/** A remote entry that has not arrived by then counts as failed. */
const ENTRY_TIMEOUT_MS = 8_000;

const adapter: ModuleFederationRuntimePlugin = {
  name: 'evmandi-adapter',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = addressOf(url);
    script.async = true;
    script.integrity = integrityOf(url) ?? '';
    // As the bundler does for chunks: a mode other than the preload link's would fetch it twice.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

/** Makes the composition's remotes known to the federation runtime. Call once, before any load. */
export function registerAll(remotes: readonly PageRemote[]): void {
  registerPlugins([adapter]);
  registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'global' })));
}

/**
 * Loads `<remote>/<module>` ("routes", "slots/header.search", "layouts/dashboard"). Rejects within `limitMs`,
 * whatever the network does; the next call after a failure starts afresh.
 */
export function loadModule<T>(remote: PageRemote, module: string, limitMs?: number): Promise<T> {
  const what = `${remote.name}/${module}`;
  const load = async () => {
    const loaded = await loadRemote<T>(what);
    if (!loaded) throw new Error(`${what} is empty`);
    return loaded;
  };
  return persist(load, { remote, what, limitMs });
}
