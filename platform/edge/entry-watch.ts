import { NOT_STARTED, NOT_STARTED_CLASS } from '@evmandi/contract/platform/not-started';

/** Later than this, the host's script counts as lost. */
const LIMIT_MS = '12e3';

/**
 * Watches the host's script, the only deferred one of the document: when it fails it is asked for once more, past the
 * browser's cache, so that the next page finds a good copy as well; then a line says what does not work, and
 * Retry asks again. Its button is no `type=button`, which would be pressed anew once the host starts. Written
 * short, since every document holds it.
 */
export const ENTRY_WATCH = [
  '{let d=document,b=d.body,s=d.querySelector("[defer]"),p,',
  'end=()=>{clearTimeout(t);p&&p.remove()},',
  'make=(t,o)=>Object.assign(d.createElement(t),o),',
  'say=()=>{end();',
  `p=make("div",{className:"${NOT_STARTED_CLASS}",role:"alert"});`,
  `p.append(make("p",{textContent:"${NOT_STARTED}"}),make("button",{textContent:"Retry",onclick:ask}));b.prepend(p)},`,
  `ask=()=>{p&&p.remove();fetch(s.src,{cache:"reload",signal:AbortSignal.timeout(${LIMIT_MS})}).then(()=>`,
  'b.append(make("script",{src:s.src,integrity:s.integrity,onload:end,onerror:say})),say)},',
  `t=setTimeout(say,${LIMIT_MS});`,
  's.onload=end;s.onerror=ask}',
].join('');
