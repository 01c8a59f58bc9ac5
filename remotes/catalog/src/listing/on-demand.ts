import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { type ComponentType, memo } from 'react';
import * as rendered from './later.tsx';

type Later = typeof rendered;

const load = () =>
  loadCode(() => import(/* webpackChunkName: "later" */ './later.tsx'), 'catalog/listing-later');

/** Without a network it waits for that: what a listing lacks beside its products is no reason to take them away. */
const patiently = (): Promise<Later> =>
  load().catch((error) => {
    if (navigator.onLine) throw error;
    return new Promise((resolve) =>
      addEventListener('online', () => resolve(patiently()), { once: true }),
    );
  });

/**
 * What most first views of a listing do not show: there at once on the server, fetched by a browser where it is shown.
 * Rendered anew with the screen, one would show nothing until its code is there: hence `memo`.
 */
const part = <Name extends keyof Later>(name: Name): Later[Name] => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a server has all of it, a browser's build none
  if (typeof window === 'undefined') return rendered[name];
  const find = (later: Later) => later[name] as unknown as ComponentType<object>;
  return memo(lazyAgain(() => patiently().then(find))) as unknown as Later[Name];
};

export const Chips = part('Chips');
export const CompareTray = part('CompareTray');
export const Notice = part('Notice');
export const NothingFound = part('NothingFound');
/** Who has no garage needs no code for it. */
export const FilledBar = part('FilledBar');
export const SearchedLine = part('SearchedLine');
export const Unrecorded = part('Unrecorded');
export const ListingSkeleton = part('ListingSkeleton');
export const loadFilterSheet = () => load().then((later) => later.FilterSheet);
