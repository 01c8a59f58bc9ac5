import { visitorText } from '@evmandi/runtime';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import type { ProductReading } from './product-reader.ts';
import styles from './read-failure.module.css';

interface ReadFailureProps {
  /** What a person calls the part: "Cart". */
  title: string;
  reading: Pick<ProductReading<never>, 'error' | 'retry'>;
  /** What is not lost, in a sentence. */
  kept?: string;
}

/** Nothing while the products could be read; else what failed, and Retry. */
export function ReadFailure({ title, reading, kept }: ReadFailureProps) {
  if (!reading.error) return null;
  const retry = () => {
    // The button goes with the failure.
    focusHeading();
    reading.retry();
  };
  return (
    <div className={styles.failure}>
      <ErrorFallback
        variant="line"
        title={title}
        error={visitorText(reading.error)}
        onRetry={retry}
      />
      {kept && <p className={styles.kept}>{kept}</p>}
    </div>
  );
}
