import { useEffect, useRef } from 'react';
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

/** What a list of pages stands under, its tab's panel or the heading before it, takes the focus at the top. */
function goToTop(pager: HTMLElement): void {
  const panel = pager.closest<HTMLElement>('[role=tabpanel]');
  const above = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].filter(
    (heading) => heading.compareDocumentPosition(pager) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const top = panel ?? above.at(-1);
  if (!top) return;
  if (!top.hasAttribute('tabindex')) top.tabIndex = -1;
  top.focus({ preventScroll: true });
  top.scrollIntoView();
}

/** Page links; nothing when there is one page. A press leads to the top of the next page; Back does not. */
export function Pager({ page, pages, hrefFor }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef(0);
  useEffect(() => {
    if (nav.current && pressed.current === page) goToTop(nav.current);
    pressed.current = 0;
  }, [page]);
  const leadsTo = (number: number) => ({
    className: styles.page,
    to: hrefFor(number),
    onClick: () => {
      pressed.current = number;
    },
  });
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pagination" ref={nav}>
      <ul className={styles.list}>
        {page > 1 && (
          <li className={styles.place}>
            <Link {...leadsTo(page - 1)} rel="prev" aria-label="Previous page">
              <IconChevronLeft />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index) => (
          <li className={styles.place} key={number || `gap-${index}`}>
            {number === 0 ? (
              <span className={styles.gap}>...</span>
            ) : (
              <Link
                {...leadsTo(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li className={styles.place}>
            <Link {...leadsTo(page + 1)} rel="next" aria-label="Next page">
              <IconChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
