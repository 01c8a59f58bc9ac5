import type { PageComposition } from '@evmandi/contract/platform/composition';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';

/** A page that a search engine should know. */
export interface SitemapPath {
  /** Encoded, from the root of the site. */
  path: string;
  /** ISO date or time of its last change. */
  lastModified?: string | null | undefined;
}

/** The most that one file may list (sitemaps.org). */
const MOST_IN_A_FILE = 50_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Paths of the composition that are one public page each, under its own address. */
export function fixedPaths({ remotes }: PageComposition): SitemapPath[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ access, render, alias }) => access === 'public' && render === 'full' && !alias)
    .filter(({ path }) => !/[:*]/.test(path))
    .map(({ path }) => ({ path }));
}

function pageList(paths: readonly SitemapPath[], siteUrl: string): string {
  const pages = paths.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return [HEAD, `<urlset ${NAMESPACE}>`, ...pages, '</urlset>', ''].join('\n');
}

function fileList(names: readonly string[], siteUrl: string): string {
  const files = names.map((name) => `<sitemap><loc>${escapeHtml(siteUrl + name)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...files, '</sitemapindex>', ''].join('\n');
}

/**
 * The sitemap's files by path: `/sitemap.xml` lists the pages, or, where they are too many for one file,
 * the files `/sitemap-1.xml` and so on that do. Each path is listed once.
 */
export function sitemapFiles(paths: readonly SitemapPath[], siteUrl: string): Map<string, string> {
  const unique = [...new Map(paths.map((entry) => [entry.path, entry])).values()];
  if (unique.length <= MOST_IN_A_FILE)
    return new Map([['/sitemap.xml', pageList(unique, siteUrl)]]);
  const parts = Array.from({ length: Math.ceil(unique.length / MOST_IN_A_FILE) }, (_, index) => {
    const part = unique.slice(index * MOST_IN_A_FILE, (index + 1) * MOST_IN_A_FILE);
    return [`/sitemap-${index + 1}.xml`, pageList(part, siteUrl)] as const;
  });
  const index = fileList(
    parts.map(([name]) => name),
    siteUrl,
  );
  return new Map([['/sitemap.xml', index], ...parts]);
}
