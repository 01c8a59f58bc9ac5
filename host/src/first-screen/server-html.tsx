import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { PlaceholderSkeleton } from '../router/placeholder.tsx';
import styles from './server-html.module.css';

const renderedNodes = () => [...(document.querySelector('#main > div')?.childNodes ?? [])];

/**
 * While the first screen is still without code, a navigation makes React drop what the server rendered of
 * it: a copy of that stays to be read until the next screen is there.
 */
export function ServerHtml() {
  const [copy] = useState(() => renderedNodes().map((node) => node.cloneNode(true)));
  const fill = useCallback((element: HTMLElement | null) => element?.append(...copy), [copy]);
  const title = useRemoteRegistry().owner(useLocation().pathname)?.remote.title ?? 'page';
  if (copy.length === 0) return <PlaceholderSkeleton title={title} />;
  return <div ref={fill} className={styles.copy} />;
}
