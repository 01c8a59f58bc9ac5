import { type ReactNode, useEffect } from 'react';
import { PartsProvider } from './federation/context.tsx';
import type { Parts } from './federation/parts.ts';

interface AppProps {
  parts: Parts;
  /** Called once the page answers: hydrated, or drawn by the browser. */
  onReady?: () => void;
  children: ReactNode;
}

/** What stands around the router, equal on the server and in the browser. */
export function App({ parts, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <PartsProvider value={parts}>{children}</PartsProvider>;
}
