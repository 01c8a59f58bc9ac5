import { Card } from '@evmandi/ui/card';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { type ReactNode, type Ref, useId } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { StockPart } from '../stock-loader.ts';
import styles from './overview-card.module.css';

interface Props<Value> {
  title: string;
  part: StockPart<Value>;
  /** Of the heading, which may be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  aside?: ReactNode;
  children: (value: Value) => ReactNode;
  /** The whole list: its words and its address. */
  all: { text: (value: Value) => string; to: string };
}

/** The beginning of a list, with the way to all of it; one that was not read offers to read it again. */
export function OverviewCard<Value>(props: Props<Value>) {
  const { title, part, headingRef, aside, children, all } = props;
  const id = useId();
  const { revalidate } = useRevalidator();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2
          className={styles.title}
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
        >
          {title}
        </h2>
        {aside}
      </div>
      {'value' in part ? (
        <>
          {children(part.value)}
          <p className={styles.foot}>
            <Link className={styles.all} to={all.to}>
              {all.text(part.value)}
            </Link>
          </p>
        </>
      ) : (
        <div className={styles.failure}>
          <ErrorFallback variant="line" title={title} error={part.problem} onRetry={revalidate} />
        </div>
      )}
    </Card>
  );
}
