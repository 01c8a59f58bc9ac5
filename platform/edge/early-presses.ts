import { createHash } from 'node:crypto';
import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';

const { pressed, heard } = EARLY_PRESSES;

/**
 * Runs inside of a rendered document, before anything else: a button that is pressed is marked until the
 * press is heard. React keeps a press from a button whose code is not there, so one that arrives is heard.
 */
export const EARLY_PRESS_SCRIPT = [
  'addEventListener("click",e=>{',
  'let b=e.target.closest("button[type=button]");',
  `b&&(b.dataset.${pressed}="",`,
  `b.addEventListener("click",()=>{"${heard}"in document.documentElement.dataset&&delete b.dataset.${pressed}},{once:1}))`,
  '},1)',
].join('');

/** For the policy. */
export const EARLY_PRESS_SOURCE = `'sha256-${createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64')}'`;
