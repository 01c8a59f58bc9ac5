import { createHash } from 'node:crypto';
import type { Site } from '../site.ts';
import { layoutProvider, type PageRequest } from './page-request.ts';

/** What the registry calls the host. */
const HOST = 'host';

const menus = new WeakMap<Site, string>();

/** Names the links of all remotes, which stand in every header and footer. */
function menuOf(site: Site): string {
  const known = menus.get(site);
  if (known) return known;
  const text = JSON.stringify(site.page.menu ?? {});
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  menus.set(site, name);
  return name;
}

/**
 * Names all that renders a page beside its address and its data: host, owner, provider of the layout and the
 * links. Two compositions that agree in them render the same, whatever else they hold (decision 35).
 */
export function madeBy(request: PageRequest): string {
  const { site, remote } = request;
  const layout = layoutProvider(request);
  const parts = [remote, ...(layout && layout.name !== remote.name ? [layout] : [])];
  const versions = parts.map(({ name, version }) => `${name}@${version}`);
  return [`host@${site.page.host.version}`, ...versions, menuOf(site)].join(' ');
}

/** Whether a composition of before holds something that has been rolled back since. */
export function isWithdrawn({ page }: Site, now: Site): boolean {
  const { withdrawn = [] } = now.page;
  const parts = [{ name: HOST, ...page.host }, ...page.remotes];
  return parts.some(({ name, version }) => withdrawn.includes(`${name} ${version}`));
}
