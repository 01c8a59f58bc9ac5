import { Button } from '@evmandi/ui/button';
import { IconRefresh } from '@evmandi/ui/icons';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './part-notice.module.css';

interface PartNoticeProps {
  /** What a person calls the part that failed. */
  title: string;
  /** `visitorText` of what was thrown. */
  error: string;
  /** What still works, in a sentence. */
  text: string;
  /** A retry is running. */
  busy: boolean;
  onRetry: () => void;
}

/** A line above a page that can be used although a part of it failed. */
export function PartNotice({ title, error, text, busy, onRetry }: PartNoticeProps) {
  return (
    <Wrap className={styles.line}>
      <div className={styles.notice} role="status">
        <p className={styles.text}>
          <b>{title}</b>: {error.replace(/\.$/, '')}. {text}
        </p>
        <Button size="sm" variant="secondary" data-retry="" busy={busy} onClick={onRetry}>
          {!busy && <IconRefresh aria-hidden />}
          Retry
        </Button>
      </div>
    </Wrap>
  );
}
