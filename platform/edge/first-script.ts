import { createHash } from 'node:crypto';
import { CLOSED_GROUPS, MENU_FOLDS } from '@evmandi/contract/platform/closed-groups';
import { EARLY_PRESSES } from '@evmandi/contract/platform/early-presses';
import { isHostLayout } from '@evmandi/contract/platform/layouts';
import { STORED_CODES } from '@evmandi/contract/platform/stored-codes';
import { ENTRY_WATCH } from './entry-watch.ts';

const { pressed, heard } = EARLY_PRESSES;

/**
 * A button that is pressed, or whose form would be posted, is marked with the time until the press is heard.
 * React keeps an event from what it cannot hydrate yet, so one that arrives is heard. No form of a page is
 * posted by the browser: the edge takes none.
 */
const EARLY_PRESS = [
  'for(let t of["click","submit"])addEventListener(t,e=>{',
  'let s=t>"d",b=s?e.target.method=="post"&&e.submitter:e.target.closest("button[type=button]");',
  `b&&(s&&e.preventDefault(),b.dataset.${pressed}=e.timeStamp,`,
  `e.target.addEventListener(t,()=>{"${heard}"in document.documentElement.dataset&&delete b.dataset.${pressed}},{once:1}))`,
  '},1);',
].join('');

/**
 * By which an address becomes that of a script: the policy of a document asks for it. No text becomes markup; echarts
 * empties its place with an empty one.
 */
const OWN_SCRIPTS =
  'self.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,location).origin==origin?u:null,createHTML:h=>h&&null});';

/** A visitor has no `user`, one that was damaged is nobody's: the document then says nothing. */
const CODES = `try{document.documentElement.dataset.${STORED_CODES}=JSON.parse(localStorage.user).role.permissions.map(p=>p.permissionCode).join(" ")}catch{}`;

/** What was damaged, or never kept, closes nothing. */
const FOLDS = `try{document.documentElement.dataset.${CLOSED_GROUPS}=JSON.stringify(JSON.parse(localStorage["${MENU_FOLDS}"]).state.closed)}catch{}`;

const inline = (text: string) => ({
  text,
  /** For the policy. */
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const ofStore = inline(OWN_SCRIPTS + EARLY_PRESS + ENTRY_WATCH);
const ofMenu = inline(OWN_SCRIPTS + CODES + FOLDS + EARLY_PRESS + ENTRY_WATCH);

/** Sources of the first scripts of all documents, for a policy. */
export const FIRST_SCRIPT_SOURCES: readonly string[] = [ofStore.source, ofMenu.source];

/**
 * Runs inside of every document, before anything else. In a layout of a remote there may be a menu by what the person
 * may do and was left; the others leave that out.
 */
export const firstScript = (layout: string) => (isHostLayout(layout) ? ofStore : ofMenu);
