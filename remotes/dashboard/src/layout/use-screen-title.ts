import type { RouteHandle } from '@evmandi/contract/platform/render';
import { useMatches } from 'react-router-dom';

/** `handle.title` of the matched route, as the host names the document after it. */
export function useScreenTitle(): string {
  const matches = useMatches();
  for (const { handle, loaderData } of [...matches].reverse()) {
    const { title } = (handle ?? {}) as RouteHandle<unknown>;
    if (typeof title === 'string') return title;
    const named = title?.(loaderData);
    if (named) return named;
  }
  return '';
}
