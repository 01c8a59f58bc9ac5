import { matchRoutes } from 'react-router-dom';
import type { Parts } from '../federation/parts.ts';

function localPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin ? url.pathname : undefined;
}

/** Brings the code of the screen behind a path: the remote, then the lazy component. Never rejects. */
export async function preload(parts: Parts, pathname: string): Promise<void> {
  const remote = parts.owner(pathname)?.remote;
  // A failed remote is tried again by a press, not by a pointer passing over a link.
  if (!remote || parts.state(remote.name).status === 'failed') return;
  try {
    const routes = await parts.routes(remote);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy();
    }
  } catch {
    // The navigation itself will show what failed.
  }
}

/** Preloads on hover and focus of any link of the page. Returns a function that stops it. */
export function preloadOnIntent(parts: Parts): () => void {
  const onIntent = (event: Event) => {
    const path = localPath(event.target);
    if (path !== undefined) void preload(parts, path);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
