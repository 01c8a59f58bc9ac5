import { useSyncExternalStore } from 'react';

/** Read with the frame's own layout: asked for while a page is hydrated, it would be laid out for this alone. */
let scrolled = 0;

function subscribe(changed: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY;
    changed();
  };
  const frame = requestAnimationFrame(read);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
}

/** Whether the page is scrolled further than `distance` pixels; never on the server. */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled > distance,
    () => false,
  );
}
