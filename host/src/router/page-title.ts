import type { UIMatch } from 'react-router-dom';

/** `handle.title` of a route: a text, or a function of the loader's data. */
interface TitleHandle {
  title?: string | ((data: never) => string);
}

const SITE = 'EVMandi';

/** The title of the deepest route that has one; `undefined` while none has. */
export function screenTitle(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of [...matches].reverse()) {
    const title = (handle as TitleHandle | undefined)?.title;
    if (typeof title === 'string') return title;
    if (title && loaderData !== undefined) return title(loaderData as never);
  }
  return undefined;
}

export const documentTitle = (title: string | undefined) => (title ? `${title} - ${SITE}` : SITE);
