import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { PlaceholderSkeleton } from '../router/placeholder.tsx';
import styles from './server-html.module.css';

/** Id of the element around the screen where a remote's layout stands between it and the shell. */
export const SCREEN_ID = 'screen';

function renderedNodes(of: 'page' | 'screen'): ChildNode[] {
  // What stands there once the page answers was not rendered on the server.
  if (document.documentElement.dataset.ready !== undefined) return [];
  const screen = of === 'screen' ? document.getElementById(SCREEN_ID) : null;
  return [...((screen ?? document.querySelector('#main > div'))?.childNodes ?? [])];
}

/**
 * While the first screen, or the layout of the first page, is still without code, a navigation makes React
 * drop what the server rendered of it: a copy of that stays to be read until the next screen is there.
 */
export function ServerHtml({ of }: { of: 'page' | 'screen' }) {
  const [copy] = useState(() => renderedNodes(of).map((node) => node.cloneNode(true)));
  const fill = useCallback((element: HTMLElement | null) => element?.append(...copy), [copy]);
  const title = useRemoteRegistry().owner(useLocation().pathname)?.remote.title ?? 'page';
  if (copy.length === 0) return <PlaceholderSkeleton title={title} />;
  return <div ref={fill} className={styles.copy} />;
}
