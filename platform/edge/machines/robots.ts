import type { PageComposition } from '@evmandi/contract/platform/composition';

/** A pattern as `robots.txt` can state it: `/dashboard/*` is everything below `/dashboard/`. */
function prefixOf(pattern: string): string {
  const [fixed = pattern] = pattern.split(/[:*]/);
  return fixed === pattern ? `${pattern}$` : fixed;
}

/** `robots.txt`: nothing that needs a sign-in is worth a visit. Frames say `noindex` themselves. */
export function robotsText({ remotes }: PageComposition, siteUrl: string): string {
  const closed = remotes
    .flatMap(({ routes }) => routes)
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => `Disallow: ${prefixOf(path)}`);
  const rules = closed.length > 0 ? [...new Set(closed)].sort() : ['Disallow:'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
