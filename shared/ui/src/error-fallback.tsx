import { useState } from 'react';
import { Button, ButtonLink } from './button.tsx';
import styles from './error-fallback.module.css';
import { IconPlugConnectedX, IconRefresh } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

interface ErrorFallbackProps {
  /** What a visitor reads of the error: `visitorText` of what was thrown. */
  error: string;
  /** What a person calls the part that failed. */
  title: string;
  /** Tries again; while a promise that it returns is pending, the button shows so. */
  onRetry: () => unknown;
  /** `page` stands for the whole page and carries its h1; `line` for a block of it. */
  variant: 'page' | 'line';
}

/** Heading, text, the part's title and Retry (ERROR-1). */
export function ErrorFallback({ error, title, onRetry, variant }: ErrorFallbackProps) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  const retryButton = (
    <Button
      className={styles.retry}
      data-retry=""
      variant={variant === 'page' ? 'primary' : 'secondary'}
      busy={busy}
      onClick={() => void retry()}
    >
      {!busy && <IconRefresh aria-hidden />}
      Retry
    </Button>
  );
  const icon = (
    <span className={styles.icon}>
      <IconPlugConnectedX aria-hidden />
    </span>
  );
  const code = <code className={styles.error}>{error}</code>;
  const name = <b className={styles.name}>{title}</b>;

  if (variant === 'line') {
    return (
      <div className={joinClasses(styles.failure, styles.line)} role="alert">
        {icon}
        <div className={styles.words}>
          <h2 className={styles.title}>Unexpected Application Error!</h2>
          {code}
          <p className={styles.part}>{name} could not be shown</p>
        </div>
        <div className={styles.actions}>{retryButton}</div>
      </div>
    );
  }
  return (
    <section className={joinClasses(styles.failure, styles.page)} role="alert">
      {icon}
      <h1 className={styles.title} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      {code}
      <p className={styles.part}>The part {name} could not be shown. The rest of the page works.</p>
      <div className={styles.actions}>
        {retryButton}
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </section>
  );
}
