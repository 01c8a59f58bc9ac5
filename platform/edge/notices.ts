import { SITE_NAME } from '@evmandi/contract/domain/site';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';

/** A small page of the edge's own, for when there is no other. */
const notice = (title: string, body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
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
