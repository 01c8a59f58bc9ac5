import { sortsOf, usualSort } from '@evmandi/contract/domain/sorts';
import { activeFilters, type Names } from './filters/active-filters.ts';
import type { ListingQuery } from './listing-query.ts';

/** A search has its quotes already. */
const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`);

function listed(labels: string[]): string {
  const last = labels.slice(-1).join('');
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}

const sortName = ({ sort, q }: ListingQuery) =>
  sortsOf(q).find(({ value }) => value === (sort ?? usualSort(q)))?.label ?? '';

/** What of a listing could not be changed, in a sentence; empty where the same was asked for again. */
export function notApplied(shown: ListingQuery, asked: ListingQuery, names: Names): string {
  const labels = (query: ListingQuery) =>
    activeFilters(query, names).map(({ label }) => quoted(label));
  const [had, wanted] = [labels(shown), labels(asked)];
  const added = wanted.filter((label) => !had.includes(label));
  if (added.length > 0) return `${listed(added)} could not be applied.`;
  const removed = had.filter((label) => !wanted.includes(label));
  if (removed.length > 0) return `${listed(removed)} could not be removed.`;
  if (sortName(shown) !== sortName(asked)) return `“${sortName(asked)}” could not be applied.`;
  if (shown.page !== asked.page) return `Page ${asked.page} could not be shown.`;
  return asked.view && shown.view !== asked.view ? 'The other view could not be shown.' : '';
}
