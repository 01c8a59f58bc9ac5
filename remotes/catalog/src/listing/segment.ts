import {
  BODY_STYLES,
  BUDGETS,
  type Condition,
  isSlug,
} from '@evmandi/contract/domain/filter-values';

/** What a path of one segment asks for. */
export type Segment =
  | { kind: 'condition'; condition: Condition }
  | { kind: 'budget'; budget: string }
  | { kind: 'bodyStyle'; bodyStyle: string }
  /** The API knows whether the brand exists. */
  | { kind: 'brand'; brand: string };

const EXACT: Readonly<Record<string, Segment>> = {
  'new-bikes': { kind: 'condition', condition: 'new' },
  'used-bikes': { kind: 'condition', condition: 'used' },
};

/**
 * Reads a path's one segment in the order of ROUTE-3: exact names, `find-{budget}-bikes`,
 * `find-{body style}`, `{brand}-bikes`. `undefined` for anything else, which leads to `/`.
 */
export function parseSegment(segment: string): Segment | undefined {
  if (Object.hasOwn(EXACT, segment)) return EXACT[segment];
  const sought = /^find-([a-z0-9-]+)$/.exec(segment)?.[1];
  if (sought !== undefined) {
    const budget = sought.replace(/-bikes$/, '');
    if (budget !== sought && BUDGETS.some(({ slug }) => slug === budget))
      return { kind: 'budget', budget };
    return BODY_STYLES.some((known) => known === sought)
      ? { kind: 'bodyStyle', bodyStyle: sought }
      : undefined;
  }
  const brand = /^([a-z0-9]+(?:-[a-z0-9]+)*)-bikes$/.exec(segment)?.[1];
  return brand !== undefined && isSlug(brand) ? { kind: 'brand', brand } : undefined;
}
