import { useEffect, useSyncExternalStore } from 'react';
import type { LayoutFailure, RemoteLayout } from '../remotes/remote-layout.ts';

const NOTHING = () => () => {};

/** Why the page does without the layout that it stands in; `undefined` while nothing is known against it. */
export function useLayoutFailure(layout: RemoteLayout | undefined): LayoutFailure | undefined {
  useEffect(() => layout?.enter(), [layout]);
  return useSyncExternalStore(
    layout?.subscribe ?? NOTHING,
    () => layout?.failure,
    // The server renders no page without its layout.
    () => undefined,
  );
}
