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
