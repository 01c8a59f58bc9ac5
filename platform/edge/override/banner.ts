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
  '#ev-override a,#ev-override button{display:inline-flex;align-items:center;min-height:36px;padding:0 14px;border:1px solid rgb(255 255 255/.6);border-radius:10px;background:none;color:#fff;font:inherit;font-weight:600;font-size:13px;text-decoration:none;cursor:pointer}',
  '#ev-override a{border-color:#fff;background:#fff;color:#5730b0}',
  '#ev-override :focus-visible{outline:3px solid #b7f34a;outline-offset:2px}',
].join('');

/** Copies the link with the place where the person is by then; leaving leads back to that place. */
const SCRIPT = [
  '(()=>{let o=document.getElementById("ev-override"),b=o.querySelector("button"),a=o.querySelector("a"),h=()=>encodeURIComponent(location.pathname+location.search);',
  'b.onclick=()=>navigator.clipboard.writeText(location.origin+b.value+h()).then(()=>b.textContent="Copied",()=>b.textContent="Not copied");',
  'a.onclick=()=>{a.href=a.pathname+"?to="+h()}})()',
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
    `<p>You see ${named.map(([name, version]) => versionText(name, version, live)).join(', ')}. <small>Only in this browser, until ${escapeHtml(clock)}.</small></p>`,
    `<button type="button" value="${escapeHtml(link)}">Copy link</button>`,
    `<a href="${OVERRIDE_LEAVE}">Leave</a>`,
    '</div>',
    `<script>${SCRIPT}</script>`,
  ].join('');
}
