import { Button } from '@evmandi/ui/button';
import { IconAlertTriangle } from '@evmandi/ui/icons';
import { useEffect, useRef } from 'react';
import styles from './changed-elsewhere.module.css';
import { type Clash, DETAIL_LABELS } from './details.ts';

interface Props {
  clashes: Clash[];
  /** Puts the other values into the form. */
  onTheirs: () => void;
}

/** Both values of what was changed in another place meanwhile; saving again keeps one's own. */
export function ChangedElsewhere({ clashes, onTheirs }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <IconAlertTriangle className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p>
          <b>Changed in another place meanwhile.</b> Nothing was saved. Save again to keep what you
          typed, or take what is there now.
        </p>
        <dl className={styles.clashes}>
          {clashes.map(({ field, mine, theirs }) => (
            <div key={field} className={styles.clash}>
              <dt className={styles.label}>{DETAIL_LABELS[field]}</dt>
              <dd className={styles.value}>
                <span className={styles.whose}>Typed here: </span>
                {mine || 'empty'}
              </dd>
              <dd className={styles.value}>
                <span className={styles.whose}>There now: </span>
                {theirs || 'empty'}
              </dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" size="sm" onClick={onTheirs}>
          Take what is there now
        </Button>
      </div>
    </div>
  );
}
