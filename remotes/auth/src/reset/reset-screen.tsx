import { isNotFound } from '@evmandi/contract/platform/refusal';
import { visitorText } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClock } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Skeleton } from '@evmandi/ui/skeleton';
import { useRead } from '@evmandi/ui/use-read';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '../links.ts';
import { readLink } from './password-link.ts';
import styles from './reset-screen.module.css';
import { SetPassword } from './set-password.tsx';

const never = () => () => {};

/** A password is set by whoever holds the link that an administrator made; it stands behind `#`. */
export function ResetScreen() {
  const { hash } = useLocation();
  // What stands behind `#` reaches no server: its page shows that it loads, and so does the first render here.
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const token = known ? hash.slice(1) : '';
  const reading = useRead(token ? `link ${token}` : null, (signal) => readLink(token, signal));
  const { data: owner, error } = reading;
  return (
    <Wrap>
      <div className={styles.column}>
        <PageHead
          title="Set your password"
          lead={owner && `For ${owner.name}, username ${owner.username}`}
        />
        {(known && !token) || isNotFound(error) ? (
          <EmptyState
            icon={<IconClock />}
            title="This link is over"
            text="It works once, for an hour. Ask an administrator for a new one."
            action={<ButtonLink to={links.signIn}>Sign in</ButtonLink>}
          />
        ) : error ? (
          <Card className={styles.card}>
            <p role="alert">The link could not be read: {visitorText(error)}</p>
            <Button data-retry="" onClick={reading.retry}>
              Retry
            </Button>
          </Card>
        ) : owner ? (
          <SetPassword key={token} token={token} owner={owner} />
        ) : (
          <Card className={styles.card} aria-busy="true">
            <VisuallyHidden role="status">Loading</VisuallyHidden>
            <Skeleton className={styles.waiting} />
          </Card>
        )}
      </div>
    </Wrap>
  );
}
