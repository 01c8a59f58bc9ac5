import { createHash } from 'node:crypto';
import { formatMoment } from '@evmandi/contract/domain/dates';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';
import { OVERRIDE_LEAVE, OVERRIDE_TRY, versionsText } from '@evmandi/contract/platform/override';
import type { Site } from '../site.ts';
import type { Override } from './override-passes.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Violet stands for nothing else in the shop. It brings its own style: the host's may be the one that is tried. */
const STYLE = [
  '#ev-override{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;min-height:52px;padding:8px max(16px,calc(50vw - 640px));background:#5730b0;color:#fff;font:500 15px/1.4 "Figtree Variable",system-ui,sans-serif}',
  '#ev-override code{padding:2px 8px;border-radius:6px;background:rgb(255 255 255/.16);font-weight:600;font-size:13px;overflow-wrap:anywhere}',
  '#ev-override small{color:#e4dbfb;font-size:13px}',
  '#ev-override p{margin:0;flex:1 1 280px}',
  '#ev-override svg{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '#ev-override p svg{display:inline-block;margin-right:10px;vertical-align:-5px}',
  '#ev-override form{display:contents}',
  '#ev-override button{display:inline-flex;gap:8px;align-items:center;justify-content:center;min-height:36px;padding:0 14px;border:1px solid rgb(255 255 255/.6);border-radius:10px;background:none;color:#fff;font:inherit;font-weight:600;font-size:13px;cursor:pointer}',
  '#ev-override form button{border-color:#fff;background:#fff;color:#5730b0}',
  '@media(max-width:600px){#ev-override p{flex-basis:100%}#ev-override p>small:last-child{display:block}#ev-override button{flex:1}}',
  '#ev-override :focus-visible{outline:3px solid #b7f34a;outline-offset:2px}',
].join('');

/** Outlines as the site's own icons have them, whose code may be what is tried. */
const ICONS = {
  tried: 'M9 3l6 0M10 9l4 0M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5 -1l-4 -11v-6',
  link: 'M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
  leave: 'M18 6l-12 12M6 6l12 12',
};

const iconHtml = (name: keyof typeof ICONS, size: number) =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** Copies the link with the place where the person is by then; leaving leads back to that place. */
const SCRIPT = [
  '(()=>{let o=document.getElementById("ev-override"),b=o.querySelector("button"),t=b.lastChild,f=o.querySelector("form"),h=()=>location.pathname+location.search;',
  'b.onclick=()=>navigator.clipboard.writeText(location.origin+b.value+encodeURIComponent(h())).then(()=>t.data="Copied",()=>t.data="Not copied");',
  'f.onsubmit=()=>{f.elements.to.value=h()}})()',
].join('');

/** Sources of what the banner brings, for the policy. */
export const BANNER_SOURCES = { scripts: [sourceOf(SCRIPT)], styles: [sourceOf(STYLE)] };

function versionText(name: string, version: string, live: Site): string {
  const now =
    name === 'host'
      ? live.page.host.version
      : live.page.remotes.find((remote) => remote.name === name)?.version;
  const everybody = now === undefined ? 'nobody else has it' : `everybody else has ${now}`;
  return `<b>${escapeHtml(name)}</b> <code>${escapeHtml(version)}</code> <small>${now === version ? 'as everybody' : everybody}</small>`;
}

/** What says on every page that it is not what others see, and leads out of it. */
export function bannerHtml({ versions, until }: Override, live: Site, site: Site): string {
  const shown = Object.entries(versions).filter(([name, version]) => {
    const now = name === 'host' ? live.page.host.version : undefined;
    return version !== (now ?? live.page.remotes.find((one) => one.name === name)?.version);
  });
  const named = (shown.length > 0 ? shown : Object.entries(versions)).slice(0, 3);
  const all = Object.fromEntries([
    ['host', site.page.host.version],
    ...site.page.remotes.map(({ name, version }) => [name, version] as const),
  ]);
  const link = `${OVERRIDE_TRY}?versions=${versionsText(all)}&to=`;
  const clock = formatMoment(until).replace(/^.*, /, '');
  return [
    `<style>${STYLE}</style>`,
    '<div id="ev-override" role="region" aria-label="Versions of this browser alone">',
    `<p>${iconHtml('tried', 20)}You see ${named.map(([name, version]) => versionText(name, version, live)).join(', ')}. <small>Only in this browser, until ${escapeHtml(clock)}.</small></p>`,
    `<button type="button" value="${escapeHtml(link)}">${iconHtml('link', 18)}Copy link</button>`,
    `<form action="${OVERRIDE_LEAVE}"><input type="hidden" name="to" value="/"><button type="submit">${iconHtml('leave', 18)}Leave</button></form>`,
    '</div>',
    `<script>${SCRIPT}</script>`,
  ].join('');
}
