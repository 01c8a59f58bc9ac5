/** For a button that is about to go and leaves nothing beside it to focus. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/**
 * Called before a row goes: the button of the next row, else of the last one before it, takes the focus;
 * without either the page's heading does. Rows stand in an element with `data-rows`.
 */
export function focusNeighbour(button: HTMLElement): void {
  const rows = button.closest('[data-rows]');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const at = buttons.indexOf(button);
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  if (neighbour) neighbour.focus();
  else focusHeading();
}
