const heading = () => document.querySelector<HTMLElement>('h1');

/** Behind a dialog all is inert: there its own title counts. */
const titleAround = (button: HTMLElement) =>
  button.closest('dialog')?.querySelector<HTMLElement>('h2') ?? heading();

/** For a button that is about to go and leaves nothing beside it to focus. */
export const focusHeading = (): void => heading()?.focus();

/**
 * Called before a row goes: the button of the next row, else of the last one before it, takes the focus;
 * without either the title of its dialog or of the page does. Rows stand in an element with `data-rows`.
 */
export function focusNeighbour(button: HTMLElement): void {
  (buttonOfNextRow(button) ?? nearestOfAll(button) ?? titleAround(button))?.focus();
}

/** Of a row that was removed a moment ago and is only out of sight yet, none. */
const REMOVES = '[data-removes]:not([style*="display: none"] *)';

/** Most rows have one beside them: hundreds need not be looked through. */
function buttonOfNextRow(button: HTMLElement) {
  const row = button.closest('li, [role="listitem"]');
  return row?.nextElementSibling?.querySelector<HTMLElement>(REMOVES);
}

function nearestOfAll(button: HTMLElement): HTMLElement | undefined {
  const rows = button.closest('[data-rows]');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>(REMOVES) ?? [])];
  const at = buttons.indexOf(button);
  return buttons[at + 1] ?? buttons[at - 1];
}
