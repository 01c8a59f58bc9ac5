import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import { isDynamic } from '@evmandi/contract/platform/route-pattern';
import { hasSecret, looksSecret } from '@evmandi/contract/platform/secret-addresses';
import type { Site } from '../site.ts';

/** An address and how often it was asked for. */
export type Asked = [address: string, count: number];

/** So many are told. */
export const MOST_TOLD = 200;

/** Whether a route's addresses are everybody's: behind the others there are people, or links nobody can guess. */
const isOfAll = ({ access, render, path }: PageRoute) =>
  access === 'public' && !hasSecret(path) && (render === 'full' || !isDynamic(path));

/** Whether an address may be told: a page of all, without a secret and what a person has typed or chosen. */
export function mayBeTold({ page }: Pick<Site, 'page'>, address: string): boolean {
  if (/[?#]/.test(address) || looksSecret(address)) return false;
  const route = findOwner(page.remotes, address)?.route;
  return route !== undefined && isOfAll(route);
}
