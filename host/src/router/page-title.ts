import { SITE_NAME } from '@evmandi/contract/domain/site';
import type { RouteHandle } from '@evmandi/contract/platform/render';
import type { UIMatch } from 'react-router-dom';
import type { RemoteRoute } from '../remotes/remote-route.ts';

/** `handle.title` of the host's own routes: what the remote's route says for the loader's data. */
export interface TitleHandle {
  title: (data: unknown) => string | undefined;
}

/** The title of the deepest route that has one; `undefined` while none has. */
export function screenTitle(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of [...matches].reverse()) {
    const title = (handle as TitleHandle | undefined)?.title;
    if (title && loaderData !== undefined) return title(loaderData);
  }
  return undefined;
}

/** What is known of a screen's title without its data; else the name of its remote. */
export function knownTitle({ own, remote }: RemoteRoute): string {
  const { title, titleBefore = remote.title } = (own?.handle ?? {}) as RouteHandle;
  return typeof title === 'string' ? title : titleBefore;
}

export const documentTitle = (title: string | undefined) =>
  title ? `${title} - ${SITE_NAME}` : SITE_NAME;
