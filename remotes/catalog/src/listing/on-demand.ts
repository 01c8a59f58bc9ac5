import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { type ComponentType, memo } from 'react';
import * as rendered from './later.tsx';

const load = () =>
  loadCode(() => import(/* webpackChunkName: "later" */ './later.tsx'), 'catalog/listing-later');

/** Rendered anew with the screen, one would show nothing until its code is there: hence `memo`. */
const fetched = <Props extends object>(
  pick: (later: typeof rendered) => ComponentType<Props>,
): ComponentType<Props> =>
  memo(lazyAgain(() => load().then(pick))) as unknown as ComponentType<Props>;

/** What most first views of a listing do not show: there at once on the server, fetched by a browser where it is shown. */
const onServer = typeof window === 'undefined';
export const Chips = onServer ? rendered.Chips : fetched((later) => later.Chips);
export const CompareTray = fetched((later) => later.CompareTray);
export const Notice = onServer ? rendered.Notice : fetched((later) => later.Notice);
export const NothingFound = onServer
  ? rendered.NothingFound
  : fetched((later) => later.NothingFound);
/** Who has no garage needs no code for it. */
export const FilledBar = onServer ? rendered.FilledBar : fetched((later) => later.FilledBar);
export const SearchedLine = onServer
  ? rendered.SearchedLine
  : fetched((later) => later.SearchedLine);
export const Unrecorded = onServer ? rendered.Unrecorded : fetched((later) => later.Unrecorded);
export const ListingSkeleton = onServer
  ? rendered.ListingSkeleton
  : fetched((later) => later.ListingSkeleton);
export const loadFilterSheet = () => load().then((later) => later.FilterSheet);
