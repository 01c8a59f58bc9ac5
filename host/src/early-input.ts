import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

const CHECKABLE = new Set(['checkbox', 'radio']);

/** React takes what it finds at hydration for its own value, so the text is put back and typed again. */
function retype(field: TextField): Replay | undefined {
  const text = field.value;
  if (text === field.defaultValue) return undefined;
  return () => {
    field.value = field.defaultValue;
    // Past the property that React put on the element to watch it.
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    native?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function press(box: HTMLInputElement, byPerson: boolean): Replay | undefined {
  const { checked, defaultChecked } = box;
  if (checked === defaultChecked) return undefined;
  // A radio that lost its dot: another of its group was pressed.
  const pressed = byPerson && (box.type === 'checkbox' || checked);
  return () => {
    box.checked = defaultChecked;
    if (pressed) box.click();
  };
}

function choose(list: HTMLSelectElement, byPerson: boolean): Replay | undefined {
  const { selectedIndex } = list;
  const rendered = [...list.options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(rendered, 0)) return undefined;
  return () => {
    list.selectedIndex = byPerson ? selectedIndex : Math.max(rendered, 0);
    if (byPerson) list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function pressButton(button: HTMLButtonElement): Replay | undefined {
  if (!(EARLY_PRESSES.pressed in button.dataset)) return undefined;
  delete button.dataset[EARLY_PRESSES.pressed];
  // Not inside of React's effects, where it cannot hydrate the section that the button stands in.
  return () => queueMicrotask(() => button.click());
}

/**
 * What a person entered or pressed on the rendered page before its script answered counts as if entered now. What the
 * browser itself filled in (a reload) is kept in text fields only: a tick that the visitor did not make would filter a list.
 */
export function applyEarlyInput(
  root: ParentNode,
  /** Which controls answer by now. */
  answers: (control: Element) => boolean = () => true,
  byPerson = navigator.userActivation?.hasBeenActive ?? true,
): void {
  const controls = root.querySelectorAll<TextField | HTMLSelectElement | HTMLButtonElement>(
    'input, select, textarea, button',
  );
  const replays = [...controls].filter(answers).map((control) => {
    if (control instanceof HTMLButtonElement) return pressButton(control);
    if (control instanceof HTMLSelectElement) return choose(control, byPerson);
    const checkable = control instanceof HTMLInputElement && CHECKABLE.has(control.type);
    return checkable ? press(control, byPerson) : retype(control);
  });
  // All are read before the first is replayed: the render that follows puts the others back.
  for (const replay of replays) replay?.();
}
