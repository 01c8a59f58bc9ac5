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
  let ready = false;
  let applied: Promise<void> | undefined;
  const answered = (
    part: Part | Element,
    within: Element,
    answers?: (control: Element) => boolean,
  ) => {
    if (ready) return;
    // The screen says so again whenever it is mounted anew.
    if (awaited.delete(part) && root) applied = applyEarlyInput(within, answers);
    for (const one of awaited) {
      // Taken out before it was hydrated: the browser shows something else than the server did.
      if (one instanceof Element && !one.isConnected) awaited.delete(one);
    }
    ready = awaited.size === 0;
    if (ready) void Promise.resolve(applied).then(onReady);
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
