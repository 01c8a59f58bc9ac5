import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { RouteAnnouncer } from '../chrome/route-announcer.tsx';
import { focusHeading } from './focus-heading.ts';
import { documentTitle, screenTitle } from './page-title.ts';

/** The first entry of every document has the same key; its path tells it from others. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * What a new path does: scroll to the top (Back and Forward restore the position), focus on the h1, title
 * and announcement. A change of query alone keeps position and focus.
 */
export function PageChanges() {
  const { pathname } = useLocation();
  const title = screenTitle(useMatches());
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    // Before the new screen is painted: a typeface that came late is used from here on (fonts.css).
    if (shown.current !== pathname) document.documentElement.dataset.moved = '';
  }, [pathname]);

  useEffect(() => {
    // Until it is known the document keeps the one it has.
    if (title) document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname || !title) return;
    shown.current = pathname;
    focusHeading();
    setAnnouncement(title);
  }, [pathname, title]);

  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <RouteAnnouncer text={announcement} />
    </>
  );
}
