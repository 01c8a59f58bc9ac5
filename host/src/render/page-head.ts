import type { PageHead, RouteHandle } from '@evmandi/contract/platform/render';
import type { StaticHandlerContext } from 'react-router-dom';
import { documentTitle } from '../router/page-title.ts';

/** Title and description of the deepest matched route that says something of itself. */
export function pageHead(context: StaticHandlerContext, fallback: string): PageHead {
  for (const { route } of [...context.matches].reverse()) {
    const { title, head } = (route.handle ?? {}) as RouteHandle;
    if (!title) continue;
    const data = context.loaderData[route.id] as never;
    const text = typeof title === 'function' ? title(data) : title;
    return { title: documentTitle(text), ...head?.(data) };
  }
  return { title: documentTitle(fallback) };
}
