import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import type { ComponentType } from 'react';
import * as rendered from './later.tsx';

const load = () =>
  loadCode(() => import(/* webpackChunkName: "later" */ './later.tsx'), 'catalog/listing-later');

const fetched = <Props extends object>(
  pick: (later: typeof rendered) => ComponentType<Props>,
): ComponentType<Props> => lazyAgain(() => load().then(pick));

/** What most first views of a listing do not show: there at once on the server, fetched by a browser where it is shown. */
const onServer = typeof window === 'undefined';
export const Chips = onServer ? rendered.Chips : fetched((later) => later.Chips);
export const CompareTray = fetched((later) => later.CompareTray);
export const NothingFound = onServer
  ? rendered.NothingFound
  : fetched((later) => later.NothingFound);
export const ListingSkeleton = onServer
  ? rendered.ListingSkeleton
  : fetched((later) => later.ListingSkeleton);
export const loadFilterSheet = () => load().then((later) => later.FilterSheet);
