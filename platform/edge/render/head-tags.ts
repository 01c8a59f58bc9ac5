import type { PageHead } from '@evmandi/contract/platform/render';
import { escapeHtml, escapeJson, tag } from '../html.ts';

interface HeadContext {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  pathname: string;
  /** Pages that differ by visitor, or stand in for one that is not there, have no place in a search. */
  indexed: boolean;
}

const SITE_NAME = 'EVMandi';

const property = (name: string, content: string) => tag('meta', { property: name, content });

/** What schema.org calls an address; a machine that reads it on its own needs it whole. */
const ADDRESSES = new Set(['url', 'item', '@id']);

function jsonLd(object: object, siteUrl: string): string {
  const whole = (key: string, value: unknown) =>
    ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/')
      ? siteUrl + value
      : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object }, whole);
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
    ...(head.image ? [property('og:image', head.image)] : []),
    ...(head.jsonLd ?? []).map((object) => jsonLd(object, siteUrl)),
  ].join('\n');
}
