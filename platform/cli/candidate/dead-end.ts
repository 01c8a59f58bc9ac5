import type { RenderResult } from '@evmandi/contract/platform/render';
import { FALLBACK_PATTERN, findOwner } from '@evmandi/contract/platform/route-owner';
import type { Site } from '../../edge/site.ts';
import type { Address } from './addresses.ts';

/** More steps than these lead nowhere. */
const MOST_STEPS = 5;
const ORIGIN = 'http://site.invalid';

/** Whether a route may answer so. What no other route answers may say so. */
export const isGood = (status: number, { path }: Address['route']): boolean =>
  status < 400 || (status === 404 && path === FALLBACK_PATTERN);

/**
 * Why an answer ends at no page of the site, as the rest of a sentence; `undefined` when it does. `render` renders
 * where it leads.
 */
export async function deadEndOf(
  { page }: Pick<Site, 'page'>,
  { address, route }: Pick<Address, 'address' | 'route'>,
  first: RenderResult,
  render: (address: string) => Promise<RenderResult>,
): Promise<string | undefined> {
  let result = first;
  let at = new URL(address, ORIGIN);
  for (let steps = 0; result.kind === 'redirect'; steps += 1) {
    if (steps === MOST_STEPS) return `leads on ${steps} times, at last to ${at.pathname}`;
    at = new URL(result.location, at);
    if (at.origin !== ORIGIN) return `leads out of the site, to ${at.href}`;
    const owner = findOwner(page.remotes, at.pathname)?.route;
    if (!owner || owner.path === FALLBACK_PATTERN) {
      return `leads to ${at.pathname}, which no route answers`;
    }
    result = await render(at.pathname + at.search);
  }
  const { status } = result;
  if (isGood(status, route)) return undefined;
  return at.pathname === new URL(address, ORIGIN).pathname
    ? `answers ${status}`
    : `leads to ${at.pathname}, which answers ${status}`;
}
