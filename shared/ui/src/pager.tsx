import { Link } from 'react-router-dom';
import { IconChevronLeft, IconChevronRight } from './icons.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** The first page, the last, and the ones around `page`; 0 stands for a gap. */
function shownPages(page: number, pages: number): number[] {
  const from = Math.max(1, Math.min(page - 1, pages - 2));
  const to = Math.min(pages, Math.max(page + 1, 3));
  const shown = new Set([1, pages]);
  for (let number = from; number <= to; number += 1) shown.add(number);
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const missing = number - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [0, number];
  });
}

/** Page links; nothing when there is one page. */
export function Pager({ page, pages, hrefFor }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pagination">
      <ul className={styles.list}>
        {page > 1 && (
          <li className={styles.step}>
            <Link
              className={styles.page}
              to={hrefFor(page - 1)}
              rel="prev"
              aria-label="Previous page"
            >
              <IconChevronLeft />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span className={styles.gap}>...</span>
            ) : (
              <Link
                className={styles.page}
                to={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li className={styles.step}>
            <Link className={styles.page} to={hrefFor(page + 1)} rel="next" aria-label="Next page">
              <IconChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
