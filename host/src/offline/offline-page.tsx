import { formatMoment } from '@evmandi/contract/domain/dates';
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
import { focusHeading } from '../router/focus-heading.ts';
import { useReload } from '../router/use-reload.ts';
import { type KeptPage, keptPages } from './kept-pages.ts';
import styles from './offline-page.module.css';

/** The heading that had it may have made way for this one. */
function focusIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
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

/** The cart is kept always. */
function OpenCart() {
  const cart = useMenu('header-icons').find(({ badge }) => badge === 'cart');
  if (!cart) return null;
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
  const [pages, setPages] = useState<KeptPage[]>([]);
  const reload = useReload();
  useEffect(focusIfLost, []);
  useEffect(() => {
    let left = false;
    keptPages().then(
      (kept) => {
        if (left) return;
        // Not of a document that was just loaded: it would be asked for again and again.
        const isKept = kept.some(({ path }) => path === pathname + search);
        if (isKept && key !== 'default') location.reload();
        else setPages(kept);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key, pathname, search]);
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
          {title}: Network Error. You are offline and have not opened this page before. It loads by
          itself as soon as the network is back.
        </p>
        <div className={styles.actions}>
          <Button data-retry="" onClick={() => void reload()}>
            <IconRefresh aria-hidden />
            Retry
          </Button>
          <OpenCart />
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
