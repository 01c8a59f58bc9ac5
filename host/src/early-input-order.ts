import { SECTION_ANSWERS, SECTION_ATTRIBUTE } from '@evmandi/contract/platform/sections';
import { applyEarlyInput } from './early-input.ts';

type Part = 'shell' | 'screen';

const inMain = (control: Element) => control.closest('main') !== null;
const inSection = (control: Element) => control.closest(`[${SECTION_ATTRIBUTE}]`) !== null;

/**
 * Applies what was entered early to each part of a rendered page when that part answers: the shell, the
 * screen, and each section of it that is hydrated by itself. `root` is left out for a page that the browser
 * draws. `onReady` is called once all parts answer.
 */
export function applyInOrder(
  root: HTMLElement | undefined,
  onReady: () => void,
): (part: Part) => void {
  const sections = root?.querySelectorAll(`[${SECTION_ATTRIBUTE}]`) ?? [];
  const awaited = new Set<Part | Element>(['shell', 'screen', ...sections]);
  const answered = (
    part: Part | Element,
    within: Element,
    answers?: (control: Element) => boolean,
  ) => {
    // The screen says so again whenever it is mounted anew.
    if (!awaited.delete(part)) return;
    if (root) applyEarlyInput(within, answers);
    if (awaited.size === 0) onReady();
  };
  root?.addEventListener(SECTION_ANSWERS, ({ target }) => {
    if (target instanceof Element) answered(target, target);
  });
  return (part) =>
    answered(
      part,
      document.body,
      (control) => inMain(control) === (part === 'screen') && !inSection(control),
    );
}
