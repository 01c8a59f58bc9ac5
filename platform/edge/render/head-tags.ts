import { SITE_NAME } from '@evmandi/contract/domain/site';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';
import type { PageHead } from '@evmandi/contract/platform/render';
import { escapeJson, tag } from '../html.ts';

interface HeadContext {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  pathname: string;
  /** Pages that differ by visitor, or stand in for one that is not there, have no place in a search. */
  indexed: boolean;
}

const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Keys of schema.org that hold addresses; a machine that reads one on its own needs it whole. */
const ADDRESSES = new Set(['url', 'item', '@id', 'image']);

/** A path of the site with the site's address; any other value as it is. */
function absolute(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((one) => absolute(one, siteUrl));
  return typeof value === 'string' && value.startsWith('/') ? siteUrl + value : value;
}

function jsonLd(object: object, siteUrl: string): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object }, (key, value) =>
    ADDRESSES.has(key) ? absolute(value, siteUrl) : value,
  );
  return `<script type="application/ld+json">${escapeJson(json)}</script>`;
}

/** Title, description, canonical address, Open Graph and schema.org data of a page. */
export function headTags(head: PageHead, { siteUrl, pathname, indexed }: HeadContext): string {
  const canonical = `${siteUrl}${head.canonical ?? pathname}`;
  const description = head.description;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(description ? [tag('meta', { name: 'description', content: description })] : []),
    ...(indexed
      ? [tag('link', { rel: 'canonical', href: canonical })]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    property('og:site_name', SITE_NAME),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:url', canonical),
    ...(description ? [property('og:description', description)] : []),
    ...(head.image ? [property('og:image', String(absolute(head.image, siteUrl)))] : []),
    ...(head.jsonLd ?? []).map((object) => jsonLd(object, siteUrl)),
  ].join('\n');
}
