import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** HEADER-7. */
const CLOSE_DELAY_MS = 200;

/**
 * Which of several menus is open. A mouse opens by passing over and closes 200 ms after it left, which
 * leaves time to cross a neighbour on the way to a link; a press opens and closes at once, except that
 * the first press on what the mouse just opened leaves it open.
 */
export function useOpenMenu() {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (id: string | undefined, hovered = false) => {
    clearTimeout(timer.current);
    byHover.current = hovered;
    setOpen(id);
  };
  const showLater = (id: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(id, true), CLOSE_DELAY_MS);
  };
  return {
    open,
    show,
    hide: () => show(undefined),
    press: (id: string) => show(open === id && !byHover.current ? undefined : id),
    enter: (event: PointerEvent, id: string) => {
      if (event.pointerType !== 'mouse') return;
      if (open === id) clearTimeout(timer.current);
      else if (open) showLater(id);
      else show(id, true);
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') showLater(undefined);
    },
  };
}
