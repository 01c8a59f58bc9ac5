import type { PageHead, RouteHandle } from '@evmandi/contract/platform/render';
import type { StaticHandlerContext } from 'react-router-dom';
import { documentTitle, type TitleHandle } from '../router/page-title.ts';

/** Title and description of the deepest matched route that says something of itself. */
export function pageHead(context: StaticHandlerContext, fallback: string): PageHead {
  for (const { route } of [...context.matches].reverse()) {
    const { title, head } = (route.handle ?? {}) as Partial<TitleHandle> &
      Pick<RouteHandle<unknown>, 'head'>;
    const data: unknown = context.loaderData[route.id];
    const text = title?.(data);
    if (text) return { title: documentTitle(text), ...head?.(data) };
  }
  return { title: documentTitle(fallback) };
}
