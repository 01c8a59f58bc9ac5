import { createHash } from 'node:crypto';
import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';

const { pressed, heard } = EARLY_PRESSES;

/**
 * Runs inside of a rendered document, before anything else: a button that is pressed, or whose form would be
 * posted, is marked with the time until the press is heard. React keeps an event from what it cannot hydrate
 * yet, so one that arrives is heard. No form of a page is posted by the browser: the edge takes none.
 */
export const EARLY_PRESS_SCRIPT = [
  'for(let t of["click","submit"])addEventListener(t,e=>{',
  'let s=t>"d",b=s?e.target.method=="post"&&e.submitter:e.target.closest("button[type=button]");',
  `b&&(s&&e.preventDefault(),b.dataset.${pressed}=e.timeStamp,`,
  `e.target.addEventListener(t,()=>{"${heard}"in document.documentElement.dataset&&delete b.dataset.${pressed}},{once:1}))`,
  '},1)',
].join('');

/** For the policy. */
export const EARLY_PRESS_SOURCE = `'sha256-${createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64')}'`;
