import { OFFLINE_CACHES } from '@evmandi/contract/platform/offline';

export { MOST_PAGES, SHELL } from '@evmandi/contract/platform/offline';

/** Kept before they are seen: what is in them is the browser's, the page is the same for every visitor. */
export const ALWAYS = ['/cart'];

const { prefix, pages, always } = OFFLINE_CACHES;

/** Names of the stores of a composition; files and pictures are of all, their addresses say what they hold. */
export const namesOf = (composition: number) => ({
  pages: pages(composition),
  always: always(composition),
  answers: `${prefix}${composition}-answers`,
  files: `${prefix}files`,
  pictures: `${prefix}pictures`,
});

/** Whether a store is of this site's, but of another composition. */
export function isNotOurs(name: string, composition: number): boolean {
  return name.startsWith(prefix) && !Object.values(namesOf(composition)).includes(name);
}
