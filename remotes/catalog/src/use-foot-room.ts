import { type RefObject, useLayoutEffect } from 'react';

const GAP = 16;
/** All that stands at the foot of the window, or may. */
const feet = new Set<HTMLElement>();

/** How high the highest of them is that has one of these positions; what is not displayed has no height. */
const heightOf = (...positions: string[]) =>
  Math.max(
    0,
    ...[...feet]
      .filter((foot) => positions.includes(getComputedStyle(foot).position))
      .map((foot) => foot.offsetHeight),
  );

function makeRoom(): void {
  const over = heightOf('fixed', 'sticky');
  const fixed = heightOf('fixed');
  document.documentElement.style.scrollPaddingBottom = over > 0 ? `${over + GAP}px` : '';
  document.body.style.paddingBottom = fixed > 0 ? `${fixed}px` : '';
}

/** What stands at the foot of the window covers neither what is focused nor, where it is fixed, the end of the page. */
export function useFootRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const foot = ref.current;
    if (!foot) return;
    feet.add(foot);
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    observer.observe(foot);
    return () => {
      observer.disconnect();
      feet.delete(foot);
      makeRoom();
    };
  }, [ref]);
}
