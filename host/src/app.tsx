import { type ReactNode, useEffect } from 'react';
import type { RemoteRegistry } from './remotes/remote-registry.ts';
import { RemoteRegistryProvider } from './remotes/remote-registry-context.tsx';

interface AppProps {
  registry: RemoteRegistry;
  /** Called once the shell answers: hydrated, or drawn by the browser. The screen may come later. */
  onReady?: () => void;
  children: ReactNode;
}

/** What stands around the router, equal on the server and in the browser. */
export function App({ registry, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <RemoteRegistryProvider value={registry}>{children}</RemoteRegistryProvider>;
}
