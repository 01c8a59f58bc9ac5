import { type RefObject, useLayoutEffect } from 'react';

const GAP = 16;

/** What stands at the foot of the window covers neither what is focused nor the end of the page, while it is displayed. */
export function useFootRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const foot = ref.current;
    if (!foot) return;
    const root = document.documentElement.style;
    const body = document.body.style;
    const make = () => {
      const height = foot.offsetHeight;
      root.scrollPaddingBottom = height > 0 ? `${height + GAP}px` : '';
      body.paddingBottom = height > 0 ? `${height}px` : '';
    };
    make();
    const observer = new ResizeObserver(make);
    observer.observe(foot);
    return () => {
      observer.disconnect();
      root.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [ref]);
}
