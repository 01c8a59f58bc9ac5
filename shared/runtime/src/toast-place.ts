const TOP = '--toastify-toast-top';
const GAP = 12;
/** Another one may follow; lower than this are those of a phone. */
const ROW = 64;
const MOST = 3;
/** Once a toast is laid out: react-toastify draws a changed one after 100 ms. */
const LATE_MS = 150;

const place = () => document.querySelector<HTMLElement>('.Toastify__toast-container');

/** What was pressed or has the focus: browsers that focus no button tell the press. */
let pressed: Element | null = null;

function control(): Element | undefined {
  const active = document.activeElement === document.body ? pressed : document.activeElement;
  return active?.closest('a, button, input, select, textarea, summary, [role]') ?? undefined;
}

/** Moves toasts that would cover the control just pressed or focused below it (TOAST-4). */
function move(): void {
  const toasts = place();
  const target = control();
  if (!toasts || toasts.contains(target ?? null)) return;
  toasts.style.removeProperty(TOP);
  if (!target) return;
  const own = toasts.getBoundingClientRect();
  const other = target.getBoundingClientRect();
  const height = Math.max(own.height, ROW * MOST);
  const covered =
    other.right > own.left - GAP &&
    other.left < own.right + GAP &&
    other.bottom > own.top &&
    other.top < own.top + height;
  // Below something as high as the window there is no place.
  if (!covered || other.bottom + GAP + ROW > innerHeight) return;
  toasts.style.setProperty(TOP, `${other.bottom + GAP}px`);
}

/** Moves the toasts off the control in use, now, once they are laid out, and when another one is taken up. */
export function standClear(): void {
  requestAnimationFrame(move);
  setTimeout(move, LATE_MS);
}

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Element ? target : null;
  },
  true,
);
document.addEventListener('focusin', () => {
  if (place()) move();
});
