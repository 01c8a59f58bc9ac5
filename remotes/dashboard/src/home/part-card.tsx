import type { Dashboard, DashboardPart } from '@evmandi/api/contract/dashboard';
import { read, visitorText } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useRead } from '@evmandi/ui/use-read';
import { type ReactNode, useId, useState } from 'react';
import styles from './part-card.module.css';

/** A part of the overview, or why there is none. */
interface Part<Value> {
  value: Value | undefined;
  problem: string;
  /** Reads it again, alone. */
  retry: () => void;
}

interface Props<Value> {
  part: Part<Value>;
  title: string;
  className?: string | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A card of the overview. One whose part could not be read says so and reads that part alone again. */
export function PartCard<Value>({ part, title, className, aside, children }: Props<Value>) {
  const id = useId();
  const { value, problem, retry } = part;
  return (
    <Card as="section" className={joinClasses(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {value !== undefined && aside}
      </div>
      {value !== undefined ? (
        children(value)
      ) : (
        <ErrorFallback variant="line" title={title} error={problem} onRetry={retry} />
      )}
    </Card>
  );
}

/** A part as it was read with the others or, after that failed, alone. */
export function usePart<P extends DashboardPart>(
  figures: Dashboard,
  part: P,
): Part<NonNullable<Dashboard[P]>> {
  const [attempt, setAttempt] = useState(0);
  const failed = figures[part] === null;
  const key = failed && attempt > 0 ? `dashboard ${figures.at} ${part} ${attempt}` : null;
  const { data, error } = useRead(key, (signal) =>
    read<Dashboard>('/admin/dashboard', { signal, params: { parts: part } }),
  );
  const again = failed ? data : undefined;
  return {
    value: (figures[part] ?? again?.[part] ?? undefined) as NonNullable<Dashboard[P]> | undefined,
    problem:
      error === undefined
        ? (again?.problems[part] ?? figures.problems[part] ?? 'Something in this part failed.')
        : visitorText(error),
    retry: () => setAttempt((count) => count + 1),
  };
}
