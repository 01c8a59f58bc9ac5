import { escapeHtml } from '@evmandi/contract/platform/escape-html';

/** JSON text that cannot end the script block it stands in. */
export function escapeJson(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A style sheet that cannot end the style element it stands in. Sheets read the escaped slash as a slash. */
export const escapeStyle = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');

/** A tag without content; attributes that are `true` stand alone. */
export function tag(name: string, attributes: Record<string, string | true>): string {
  const parts = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeHtml(value)}"`,
  );
  return `<${[name, ...parts].join(' ')}>`;
}

/** A data block for the page's scripts; browsers do not run it. */
export function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;
}
