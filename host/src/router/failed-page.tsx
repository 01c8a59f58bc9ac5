import { NETWORK_ERROR } from '@evmandi/contract/platform/visitor-text';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOfflineParts } from '../offline/offline-parts.ts';
import { focusHeading } from './focus-heading.ts';
import { documentTitle } from './page-title.ts';
import { useReload } from './use-reload.ts';

interface FailedPageProps {
  /** What failed, for a person. */
  error: string;
  /** What a person calls the part that failed. */
  title: string;
}

/**
 * In place of a screen that cannot be shown, and has no title of its own: names the document after the
 * part, and takes the focus unless nothing was shown before.
 */
export function FailedPage({ error, title }: FailedPageProps) {
  const first = useLocation().key === 'default';
  useEffect(() => {
    document.title = documentTitle(`${title} could not be shown`);
    if (!first) focusHeading();
  }, [title, first]);
  const Offline = useOfflineParts()?.Page;
  const reload = useReload();
  // Until it is there: the network may be back before.
  const [wasOffline] = useState(() => !navigator.onLine);
  const failure = <ErrorFallback variant="page" error={error} title={title} onRetry={reload} />;
  if (!Offline || error !== NETWORK_ERROR || !wasOffline) return failure;
  return <Offline title={title} otherwise={failure} />;
}
