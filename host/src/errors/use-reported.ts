import { useEffect } from 'react';
import { report } from './report.ts';

/** Reports what a part of the page shows instead of itself; `remote` is left out for the shell's own. */
export function useReported(error: unknown, remote?: string): void {
  useEffect(() => report(error, { remote, phase: 'run' }), [error, remote]);
}
