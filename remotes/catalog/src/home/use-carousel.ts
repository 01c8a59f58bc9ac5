import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Marks the Pause button: its own focus does not hold the carousel. */
export const CAROUSEL_TOGGLE = 'data-carousel-toggle';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/**
 * Calls `move` every `everyMs` unless paused, and holds while the pointer or the keyboard focus is inside,
 * while it is off screen, while the page is hidden and under reduced motion. `area` goes on the element
 * that holds it.
 */
export function useCarousel(everyMs: number, move: () => void) {
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const box = useRef<HTMLElement>(null);
  const allowed = useMotionAllowed();
  const seen = useOnScreen(box);
  const moving = allowed && seen && !paused && !pointed && !focused;

  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [moving, everyMs]);

  const area = {
    ref: box,
    onPointerEnter: useCallback(() => setPointed(true), []),
    onPointerLeave: useCallback(() => setPointed(false), []),
    onFocus: useCallback((event: FocusEvent<HTMLElement>) => {
      const { target } = event;
      setFocused(!target.hasAttribute(CAROUSEL_TOGGLE) && target.matches(':focus-visible'));
    }, []),
    onBlur: useCallback((event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    }, []),
  };
  return { paused, toggle: () => setPaused((was) => !was), area };
}

/** True while any of it is in view; where the browser cannot tell, always. */
function useOnScreen(box: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setSeen(entry.isIntersecting);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return seen;
}

/** False on the server, in a hidden page and under reduced motion. */
function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const preference = window.matchMedia(REDUCED_MOTION);
    const check = () => setAllowed(!preference.matches && !document.hidden);
    check();
    preference.addEventListener('change', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      preference.removeEventListener('change', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return allowed;
}
