import { report, visitorText } from '@evmandi/runtime';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { ErrorFallback } from './error-fallback.tsx';
import styles from './late-drawing.module.css';
import { Skeleton } from './skeleton.tsx';

interface Props<Drawing extends object> {
  /** Whose code it is, for reports. */
  remote: string;
  /** Brings the component that draws; the same function each time. */
  load: () => Promise<ComponentType<Drawing>>;
  /** What the component is given. */
  drawing: Drawing;
  /** Has its height, which is kept meanwhile. */
  className: string | undefined;
}

/** A drawing whose code comes in a chunk of its own, after the figures that it draws. */
export function LateDrawing<Drawing extends object>(props: Props<Drawing>) {
  const { remote, load, drawing, className } = props;
  const [loaded, setLoaded] = useState<{ Canvas?: ComponentType<Drawing>; error?: unknown }>({});
  const bring = useCallback(async () => {
    try {
      setLoaded({ Canvas: await load() });
    } catch (error) {
      report(error, { remote, phase: 'load' });
      setLoaded({ error });
    }
  }, [remote, load]);
  useEffect(() => {
    void bring();
  }, [bring]);
  const { Canvas, error } = loaded;
  if (error !== undefined) {
    return (
      <ErrorFallback
        variant="line"
        title="The drawing"
        error={visitorText(error)}
        onRetry={bring}
      />
    );
  }
  return (
    <div className={className} aria-hidden="true">
      {Canvas ? <Canvas {...drawing} /> : <Skeleton className={styles.coming} />}
    </div>
  );
}
