import { FALLBACK_PATTERN } from '@evmandi/contract/platform/route-owner';
import { createContext, use, useSyncExternalStore } from 'react';
import type { RemoteRegistry, RemoteState } from './remote-registry.ts';

const RemoteRegistryContext = createContext<RemoteRegistry | null>(null);
export const RemoteRegistryProvider = RemoteRegistryContext.Provider;

export function useRemoteRegistry(): RemoteRegistry {
  const registry = use(RemoteRegistryContext);
  if (!registry) throw new Error('useRemoteRegistry outside of its provider');
  return registry;
}

export function useRemoteState(name: string): RemoteState {
  const registry = useRemoteRegistry();
  const state = () => registry.state(name);
  return useSyncExternalStore(registry.subscribe, state, state);
}

/** Whether a path leads to a screen of the live composition; true for all where there is none. */
export function useHasScreen(): (path: string) => boolean {
  const registry = use(RemoteRegistryContext);
  return (path) => {
    if (!registry) return true;
    const owner = registry.owner(path);
    return owner !== undefined && owner.route.path !== FALLBACK_PATTERN;
  };
}
