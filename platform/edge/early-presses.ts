import { createHash } from 'node:crypto';
import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';

const { pressed, heard, ready } = EARLY_PRESSES;

/**
 * Runs inside of a rendered document, before anything else: a button that is pressed is marked until the
 * press is heard. React keeps a press from a button whose code is not there, so one that arrives is heard.
 */
export const EARLY_PRESS_SCRIPT = [
  'addEventListener("click",e=>{',
  'let d=document.documentElement.dataset,b=e.target.closest("#root button[type=button]");',
  `if(b&&d.${ready}==null){`,
  `b.dataset.${pressed}="";`,
  `b.addEventListener("click",()=>{if(d.${heard}!=null)delete b.dataset.${pressed}},{once:true})`,
  '}},true)',
].join('');

/** For the policy. */
export const EARLY_PRESS_SOURCE = `'sha256-${createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64')}'`;
