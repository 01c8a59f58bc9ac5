import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';
import { pause } from './pause.ts';

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

/** Buttons that were pressed, in the order of pressing. */
function pressedButtons(root: ParentNode): HTMLButtonElement[] {
  const when = ({ dataset }: HTMLButtonElement) => Number(dataset[EARLY_PRESSES.pressed]);
  const marked = root.querySelectorAll<HTMLButtonElement>(`[data-${EARLY_PRESSES.pressed}]`);
  return [...marked].sort((one, other) => when(one) - when(other));
}

let queue = Promise.resolve();

/**
 * Each in a task of its own: what it starts from must be rendered first, and inside of React's effects a
 * press cannot hydrate the section that its button stands in.
 */
function inTurn(replay: Replay): void {
  queue = queue.then(pause).then(replay);
}

/**
 * What a person entered or pressed on the rendered page before its script answered counts as if done now.
 * What the browser itself filled in (a reload) is kept in text fields only: a tick that the visitor did not
 * make would filter a list. Several presses that showed nothing count as one. Resolves when all is done.
 */
export function applyEarlyInput(
  root: ParentNode,
  /** Which controls answer by now. */
  answers: (control: Element) => boolean = () => true,
  byPerson = navigator.userActivation?.hasBeenActive ?? true,
): Promise<void> {
  const controls = root.querySelectorAll<TextField | HTMLSelectElement>('input, select, textarea');
  const texts: Replay[] = [];
  // All are read before the first is replayed: the render that follows puts the others back.
  for (const control of [...controls].filter(answers)) {
    const list = control instanceof HTMLSelectElement;
    if (list || CHECKABLE.has(control.type)) {
      const replay = list
        ? choose(control, byPerson)
        : press(control as HTMLInputElement, byPerson);
      if (replay) inTurn(replay);
    } else {
      const replay = retype(control);
      if (replay) texts.push(replay);
    }
  }
  // At once: the person may be typing on.
  for (const replay of texts) replay();
  for (const button of pressedButtons(root).filter(answers)) {
    delete button.dataset[EARLY_PRESSES.pressed];
    inTurn(() => button.click());
  }
  return queue;
}
