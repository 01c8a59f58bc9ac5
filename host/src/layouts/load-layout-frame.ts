import { Loadable } from '../remotes/loadable.ts';

/** What the host needs to stand a remote's layout around a screen: pages of the shop do without. */
export const layoutFrame = new Loadable(() =>
  import('./layout-frame.tsx').then(({ LayoutFrame }) => LayoutFrame),
);
