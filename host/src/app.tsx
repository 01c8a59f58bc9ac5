import type { ReactNode } from 'react';
import { PartsProvider } from './federation/context.tsx';
import type { Parts } from './federation/parts.ts';

/** What stands around the router, equal on the server and in the browser. */
export function App({ parts, children }: { parts: Parts; children: ReactNode }) {
  return <PartsProvider value={parts}>{children}</PartsProvider>;
}
