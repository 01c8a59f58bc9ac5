import { createContext, use } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

const RemoteRegistryContext = createContext<RemoteRegistry | null>(null);
export const RemoteRegistryProvider = RemoteRegistryContext.Provider;

export function useRemoteRegistry(): RemoteRegistry {
  const registry = use(RemoteRegistryContext);
  if (!registry) throw new Error('useRemoteRegistry outside of its provider');
  return registry;
}
