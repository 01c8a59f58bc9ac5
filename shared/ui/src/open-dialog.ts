import { afterFrame } from './after-frame.ts';

/**
 * The page behind a dialog stays where it is. The place of its scroll bar stays, too, so that nothing moves. Not by
 * `:has(dialog:modal)`, for which the browser goes through the whole page at each dialog.
 */
function holdPage(): void {
  const root = document.documentElement;
  if (root.clientWidth < window.innerWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
}

function releasePage(): void {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.scrollbarGutter = '';
  root.style.overflow = '';
}

/** Those that are to become modal once they have slid in. */
const sliding = new Set<() => void>();

/** Before another one: it would stand below them, and give the focus back to what is in none of them. */
function settleAll(): void {
  for (const settleNow of sliding) settleNow();
}

/** Opens a dialog, with all else inert; the answer closes it again. */
export function openModal(dialog: HTMLDialogElement): () => void {
  settleAll();
  holdPage();
  dialog.showModal();
  return () => {
    dialog.close();
    releasePage();
  };
}

/** As the platform does for a modal dialog, and not for a popover of this kind. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

function hide(dialog: HTMLDialogElement, opener: Element | null): void {
  const hadFocus = dialog.contains(document.activeElement);
  dialog.hidePopover();
  dialog.popover = null;
  if (hadFocus) giveBack(opener);
}

/** What opened it has the focus in between: the dialog remembers it, and gives the focus back in the end. */
function settle(dialog: HTMLDialogElement, opener: Element | null): () => void {
  const { activeElement } = document;
  const focused = dialog.contains(activeElement) ? activeElement : null;
  hide(dialog, opener);
  // What slid in does not slide in again.
  dialog.dataset.settled = '';
  const close = openModal(dialog);
  giveBack(focused);
  return close;
}

/**
 * The same in two steps: it stands over all else in this frame, and all else becomes inert once it has slid in. To be
 * inert is inherited: in a list of a hundred rows the browser looks at each element for it, which on a slow machine
 * takes longer than all that a press does besides.
 */
export function openInSteps(dialog: HTMLDialogElement): () => void {
  // A browser of before 2024.
  if (!('showPopover' in dialog)) return openModal(dialog);
  settleAll();
  const opener = document.activeElement;
  let close = () => hide(dialog, opener);
  const settleNow = () => {
    if (sliding.delete(settleNow)) close = settle(dialog, opener);
  };
  sliding.add(settleNow);
  dialog.popover = 'manual';
  dialog.showPopover();
  const cancel = afterFrame(async () => {
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    settleNow();
  });
  return () => {
    sliding.delete(settleNow);
    cancel();
    close();
  };
}
