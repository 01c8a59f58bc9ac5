import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import type { RefObject } from 'react';
import styles from './card-row.module.css';
import { CardRow } from './card-row.tsx';
import type { useRow } from './use-row.ts';

interface GroupRowProps {
  label: string;
  row: ReturnType<typeof useRow>;
  rowRef: RefObject<HTMLUListElement | null>;
}

/** The row of a chosen group, whose vehicles may still be on the way. */
export function GroupRow({ label, row: { vehicles, error, retry, touch }, rowRef }: GroupRowProps) {
  if (vehicles) return <CardRow label={label} vehicles={vehicles} rowRef={rowRef} touch={touch} />;
  return (
    <div className={styles.none} aria-busy={!error}>
      {Boolean(error) && (
        <ErrorFallback variant="line" title={label} error={visitorText(error)} onRetry={retry} />
      )}
    </div>
  );
}
