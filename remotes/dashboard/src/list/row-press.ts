import type { MouseEvent } from 'react';

/** Answers a press by itself. */
const OWN = 'a, button, input, select, label';

/** The link of the row in which a press was made, where nothing else is to answer it. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element) || target.closest(OWN)) return null;
  // Beside a box for ticking; and who marks text in a row does not press it.
  if (target.closest('td')?.querySelector('input') || getSelection()?.toString()) return null;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('th a');
}

/**
 * Handlers of a table whose rows have a `RowLink`: a press anywhere in a row is one on its link. A link that reaches
 * over its row does the same with two layers in each of a hundred rows, and a press looks through all of them.
 */
export const rowPress = {
  onClick(event: MouseEvent) {
    const link = linkOf(event);
    // As if it had been pressed itself: a panel gives the focus back to it.
    link?.focus({ preventScroll: true });
    link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
  },
  onAuxClick(event: MouseEvent) {
    const link = event.button === 1 && linkOf(event);
    if (link) window.open(link.href, '_blank', 'noopener');
  },
};
