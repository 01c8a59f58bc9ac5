import { IconButton } from '@evmandi/ui/icon-button';
import { IconChevronLeft, IconChevronRight } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type ReactNode, type RefObject, useId } from 'react';
import { CarouselButton } from './carousel-button.tsx';
import { arrowTarget, autoTarget } from './carousel-position.ts';
import styles from './section.module.css';
import { prefersReducedMotion, useCarousel } from './use-carousel.ts';
import { useOverflow } from './use-overflow.ts';

interface CarouselProps {
  title: string;
  /** What moves, for the names of its controls: "bikes". */
  what: string;
  everyMs: number;
  rowRef: RefObject<HTMLUListElement | null>;
  children: ReactNode;
}

function scrollRow(row: HTMLElement | null, target: (row: HTMLElement) => number): void {
  row?.scrollTo({ left: target(row), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** A section whose row moves by itself, with arrows and a Pause button. */
export function Carousel({ title, what, everyMs, rowRef, children }: CarouselProps) {
  const titleId = useId();
  const { paused, toggle, area } = useCarousel(everyMs, () =>
    scrollRow(rowRef.current, autoTarget),
  );
  const moves = useOverflow(rowRef);
  const arrow = (direction: 1 | -1) => () =>
    scrollRow(rowRef.current, (row) => arrowTarget(row, direction));
  return (
    <section className={styles.section} aria-labelledby={titleId} {...area}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={joinClasses(styles.aside, !moves && styles.still)}>
          <CarouselButton what={what} paused={paused} onToggle={toggle} bordered />
          <IconButton
            bordered
            className={styles.arrow}
            label={`Scroll ${what} left`}
            onClick={arrow(-1)}
          >
            <IconChevronLeft />
          </IconButton>
          <IconButton
            bordered
            className={styles.arrow}
            label={`Scroll ${what} right`}
            onClick={arrow(1)}
          >
            <IconChevronRight />
          </IconButton>
        </div>
      </div>
      {children}
    </section>
  );
}
