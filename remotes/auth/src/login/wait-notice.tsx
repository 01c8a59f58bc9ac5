import { IconClock } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useState } from 'react';
import styles from './wait-notice.module.css';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

interface Props {
  seconds: number;
  /** What may be done meanwhile. */
  otherWay?: string;
}

/** How long to wait, as a clock that runs; read out once. */
export function WaitNotice({ seconds, otherWay }: Props) {
  const [atFirst] = useState(seconds);
  return (
    <div className={styles.notice} role="alert">
      <IconClock className={styles.icon} aria-hidden />
      <p>
        <b>Too many attempts.</b>
        <VisuallyHidden> Try again in {inWords(atFirst)}.</VisuallyHidden>
        <span aria-hidden="true"> Try again in {clock(seconds)}.</span>
        {otherWay && ` ${otherWay}`}
      </p>
    </div>
  );
}
