import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Specification section 9. */
const CLOSE_DELAY_MS = 200;

/**
 * Which of several menus is open. A mouse opens by passing over and closes 200 ms after it left; a press
 * opens and closes, except that the first press on what the mouse just opened leaves it open.
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
  return {
    open,
    show,
    hide: () => show(undefined),
    press: (id: string) => show(open === id && !byHover.current ? undefined : id),
    enter: (event: PointerEvent, id: string) => {
      if (event.pointerType !== 'mouse') return;
      if (open === id) clearTimeout(timer.current);
      else show(id, true);
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(undefined), CLOSE_DELAY_MS);
    },
  };
}
