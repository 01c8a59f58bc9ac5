import { SECTION_ANSWERS, SECTION_ATTRIBUTE } from '@evmandi/contract/platform/sections';
import { applyEarlyInput } from './early-input.ts';

type Part = 'shell' | 'screen';

const inMain = (control: Element) => control.closest('main') !== null;

/**
 * Applies what was entered early to each part of a rendered page when that part answers: the shell, the
 * screen, and each section of it that is hydrated by itself. `onReady` is called once all of them do.
 */
export function applyInOrder(root: HTMLElement, onReady: () => void): (part: Part) => void {
  const awaited = new Set<Part | Element>([
    'shell',
    'screen',
    ...root.querySelectorAll(`[${SECTION_ATTRIBUTE}]`),
  ]);
  const answered = (part: Part | Element) => {
    awaited.delete(part);
    if (awaited.size === 0) onReady();
  };
  root.addEventListener(SECTION_ANSWERS, ({ target }) => {
    if (!(target instanceof Element) || !awaited.has(target)) return;
    applyEarlyInput(target);
    answered(target);
  });
  return (part) => {
    applyEarlyInput(root, (control) => {
      const section = control.closest(`[${SECTION_ATTRIBUTE}]`);
      return inMain(control) === (part === 'screen') && !(section && awaited.has(section));
    });
    answered(part);
  };
}
