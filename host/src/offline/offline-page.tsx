import { formatMoment } from '@evmandi/contract/domain/dates';
import { useSession } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconChevronRight, IconRefresh, IconWifiOff } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { useOnline } from '@evmandi/ui/use-online';
import { Wrap } from '@evmandi/ui/wrap';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellIcon } from '../chrome/shell-icons.ts';
import { useMenu } from '../chrome/use-menu.ts';
import { useRemoteRegistry } from '../remotes/remote-registry-context.tsx';
import { focusHeading } from '../router/focus-heading.ts';
import { documentTitle } from '../router/page-title.ts';
import { useReload } from '../router/use-reload.ts';
import { type KeptPage, keptPages } from './kept-pages.ts';
import styles from './offline-page.module.css';

/** The heading that had it may have made way for this one. */
function focusIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** Areas whose links name a page, and not a form or an offer. */
const NAMING = ['header-icons', 'account', 'landing', 'services', 'header', 'footer'] as const;

/** What links call the page that is shown, or the one that it lies below; a remote's title names no page. */
function usePageName(otherwise: string): string {
  const { pathname } = useLocation();
  const registry = useRemoteRegistry();
  const user = useSession((session) => session.user);
  const links = NAMING.flatMap((area) => registry.menu(area, user));
  const named = (path: string) => links.find((link) => link.path === path)?.title;
  return named(pathname) ?? named(pathname.slice(0, pathname.lastIndexOf('/'))) ?? otherwise;
}

interface OfflinePageProps {
  /** What a person calls the part that could not be read. */
  title: string;
  /** What is shown while it is not certain that there is no network. */
  otherwise: ReactNode;
}

/** In place of a screen that could not be read without a network. */
export function OfflinePage({ title, otherwise }: OfflinePageProps) {
  const offline = !useOnline();
  // It stays when the network is back before the screen is.
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return wasOffline ? <NotKept title={title} /> : otherwise;
}

/** The cart is kept always where pages are. */
function OpenCart({ pages }: { pages: readonly KeptPage[] }) {
  const cart = useMenu('header-icons').find(({ badge }) => badge === 'cart');
  if (!cart || !pages.some(({ path }) => path === cart.path)) return null;
  const Icon = shellIcon(cart.icon);
  return (
    <ButtonLink variant="secondary" to={cart.path} reloadDocument>
      <Icon aria-hidden />
      Open {cart.title.toLowerCase()}
    </ButtonLink>
  );
}

/** Names the pages that are kept; where the one that was asked for is among them, it is shown instead. */
function NotKept({ title }: { title: string }) {
  const { key, pathname, search } = useLocation();
  const name = usePageName(title);
  const [pages, setPages] = useState<KeptPage[]>([]);
  const reload = useReload();
  const first = key === 'default';
  useEffect(focusIfLost, []);
  useEffect(() => {
    // After what stands around it, which in the same moment names the part.
    const timer = setTimeout(() => {
      document.title = documentTitle(`${name} could not be shown`);
    });
    return () => clearTimeout(timer);
  }, [name]);
  useEffect(() => {
    let left = false;
    keptPages().then(
      (kept) => {
        if (left) return;
        // Not of a document that was just loaded: it would be asked for again and again.
        const isKept = kept.some(({ path }) => path === pathname + search);
        if (isKept && !first) location.reload();
        else setPages(kept);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [first, pathname, search]);
  return (
    <Wrap>
      <Card as="section" className={styles.page} aria-labelledby="offline-title">
        <span className={styles.icon}>
          <IconWifiOff aria-hidden />
        </span>
        <h1 id="offline-title" className={styles.title} tabIndex={-1}>
          This page is not stored on your device
        </h1>
        <p className={styles.text}>
          {name}: Network Error. You are offline
          {pages.length > 0 && ' and have not opened this page before'}. It loads by itself as soon
          as the network is back.
        </p>
        <div className={styles.actions}>
          <Button data-retry="" onClick={() => void reload()}>
            <IconRefresh aria-hidden />
            Retry
          </Button>
          <OpenCart pages={pages} />
        </div>
        {pages.length > 0 && (
          <>
            <h2 className={styles.subtitle}>Pages you can read now</h2>
            <ul className={styles.list}>
              {pages.map(({ path, title: name, at, picture }) => (
                <li key={path} className={styles.item}>
                  <Link className={styles.link} to={path} reloadDocument>
                    <Media className={styles.media}>
                      {picture && (
                        <img
                          className={styles.picture}
                          src={picture}
                          alt=""
                          width={56}
                          height={44}
                        />
                      )}
                    </Media>
                    <span className={styles.words}>
                      <b className={styles.name}>{name}</b>
                      <span className={styles.time}>
                        As it was on {formatMoment(new Date(at).toISOString())}
                      </span>
                    </span>
                    <IconChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </Wrap>
  );
}
