import { slug } from '@evmandi/contract/domain/slug';
import { BODY_STYLES, isSlug } from './values.ts';

const NAMES = [
  'Rs. 30,000 - 50,000',
  'Rs. 50,000 - 70,000',
  'Rs. 70,000 - 1 Lakh',
  'Rs. 1 - 2 Lakh',
  'Rs. 2 - 5 Lakh',
  'Above 5 Lakh',
];

/** Names of the price bands of specification 3 by the slugs that addresses hold. */
export const BUDGETS: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [slug(name), name]),
);

/** What a path of one segment asks for. */
export type Segment =
  | { kind: 'condition'; condition: 'new' | 'used' }
  | { kind: 'budget'; budget: string }
  | { kind: 'bodyStyle'; bodyStyle: string }
  /** Whether there is such a brand, the API knows. */
  | { kind: 'brand'; brand: string };

const EXACT: Readonly<Record<string, Segment>> = {
  'new-bikes': { kind: 'condition', condition: 'new' },
  'used-bikes': { kind: 'condition', condition: 'used' },
};

/**
 * Reads a path's one segment in the order of ruling 2: exact names, `find-{budget}-bikes`,
 * `find-{body style}`, `{brand}-bikes`. `undefined` for anything else, which leads to `/`.
 */
export function parseSegment(segment: string): Segment | undefined {
  if (Object.hasOwn(EXACT, segment)) return EXACT[segment];
  const sought = /^find-([a-z0-9-]+)$/.exec(segment)?.[1];
  if (sought !== undefined) {
    const budget = sought.replace(/-bikes$/, '');
    if (budget !== sought && BUDGETS.has(budget)) return { kind: 'budget', budget };
    return BODY_STYLES.some((known) => known === sought)
      ? { kind: 'bodyStyle', bodyStyle: sought }
      : undefined;
  }
  const brand = /^([a-z0-9]+(?:-[a-z0-9]+)*)-bikes$/.exec(segment)?.[1];
  return brand !== undefined && isSlug(brand) ? { kind: 'brand', brand } : undefined;
}
