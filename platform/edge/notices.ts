import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';
import { OVERRIDE_LEAVE, OVERRIDE_TRY } from '@evmandi/contract/platform/override';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { send } from './responses.ts';
import { type ExtraSources, pageHeaders } from './security-headers.ts';

/** In the file of a notice: no release has to be there for it. */
const STYLE = [
  'body{margin:0;background:#f7f9fa;color:#13202c;font:16px/1.5 "Figtree Variable",system-ui,sans-serif}',
  'main{max-width:36rem;margin:12vh auto 0;padding:0 16px}',
  'h1{font-size:28px;line-height:1.2;margin:0 0 8px}',
  'a{color:#08603f}',
  'button{min-height:44px;padding:0 18px;border:0;border-radius:12px;background:#0a7a55;color:#fff;font:inherit;font-weight:600;cursor:pointer}',
  ':focus-visible{outline:3px solid #1d5fc2;outline-offset:3px}',
].join('');
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A small page of the edge's own, for when there is no other. */
const notice = (title: string, body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;

/** Before the first release. */
export const NOTHING_RELEASED = notice(
  `${SITE_NAME} is starting`,
  '<p>Nothing is released yet. Please try again in a moment.</p>',
);

/** Returns the answer to a form that was sent to the address of a page, with a link to that page. */
export const nothingTaken = (address: string) =>
  notice(
    'This page takes no form',
    `<p>What was sent has not been read, and nothing has changed. <a href="${escapeHtml(address)}">Open the page</a>, or <a href="/">go to the home page</a>.</p>`,
  );

/** Returns why nothing is tried, with the ways to what is live and back to the choice of versions. */
export const nothingTried = (why: string, to: string) =>
  notice(
    'Nothing is tried',
    `<p>${escapeHtml(why)}.</p><form action="${OVERRIDE_LEAVE}"><input type="hidden" name="to" value="${escapeHtml(to)}"><button type="submit">Go on with what is live</button></form><p><a href="${OVERRIDE_TRY}">Choose other versions</a></p>`,
  );

/** Sends such a page, which no cache keeps. */
export function sendNotice(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Record<string, string>,
  { config, extra }: { config: PublicConfig; extra?: ExtraSources | undefined },
): void {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  const policy = pageHeaders(config, extra, { scripts: [], styles: [STYLE_SOURCE] });
  send(response, status, { ...policy, ...type, ...headers }, html);
}
