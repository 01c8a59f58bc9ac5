import { useEffect } from 'react';

/**
 * Writes the HTTP status of what is shown on the document, as far as the browser has asked for it: a page that is
 * opened before a release is judged by it.
 */
export function usePageStatus(status: number | undefined): void {
  useEffect(() => {
    if (status !== undefined) document.documentElement.dataset.status = String(status);
  }, [status]);
}
