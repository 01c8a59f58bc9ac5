import { Link } from 'react-router-dom';
import styles from './fit-mark.module.css';
import type { Fit } from './fit-text.ts';
import { IconAlertCircle, IconCheck } from './icons.tsx';
import { joinClasses } from './join-classes.ts';

export interface FitLineProps {
  fit: Fit;
  /** Where an expert is asked, for what has no record. */
  askAt?: string;
  className?: string;
}

export interface FitMarkProps extends FitLineProps {
  product: { id: string };
  /** Called with what the whole fleet takes of the part, once that is known (GARAGE-1). */
  onFleet?: (pieces: number | undefined) => void;
}

/** What is known of a part's fit, in one line. */
export function FitLine({ fit: { tone, text }, askAt, className }: FitLineProps) {
  // What is for others is no verdict: most marks of most visitors are that.
  const Icon = tone && (tone === 'ask' ? IconAlertCircle : IconCheck);
  return (
    <p className={joinClasses(styles.mark, tone && styles[tone], className)}>
      {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
      {tone === 'ask' && askAt ? (
        <Link className={styles.expert} to={askAt}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
