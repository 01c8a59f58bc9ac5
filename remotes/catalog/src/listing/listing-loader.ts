import type { ProductList } from '@evmandi/api/contract/catalog';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { budgetName } from '../home/budgets.ts';
import { panelAddress } from '../home/panel-address.ts';
import { links } from '../links.ts';
import { readListing } from './listing-data.ts';
import { type ListingQuery, listingSearch, readListingQuery } from './listing-query.ts';
import { presetFor } from './presets.ts';

export interface ListingData {
  heading: string;
  trail: { label: string; to?: string }[];
  query: ListingQuery;
  list: ProductList;
  /** Why this is not what the address asked for. */
  notice: string | null;
}

const UNKNOWN_CATEGORY = 'We could not find that category. Here is the whole catalogue.';
const UNKNOWN_BUDGET = 'We could not find that budget. Here are all prices.';

/** "Results for “tvs” in New bikes", "Used bikes, Rs. 1 - 2 Lakh". */
function headingOf(place: string | undefined, { q, budget }: ListingQuery): string {
  const base = place ?? 'All products';
  const named = budgetName(budget) ? `${base}, ${budgetName(budget)}` : base;
  if (!q) return named;
  return named === 'All products' ? `Results for “${q}”` : `Results for “${q}” in ${named}`;
}

/** Home, the categories above this one, and the page itself. */
function trailOf(heading: string, { category }: ProductList): ListingData['trail'] {
  const above = category?.path.filter(({ slug }) => slug !== category.slug) ?? [];
  return [
    { label: 'Home', to: links.home },
    { label: 'Categories', to: links.categories },
    ...above.map(({ slug, name }) => ({ label: name, to: links.category(slug) })),
    { label: heading },
  ];
}

/**
 * The listing of any of its addresses. An unknown category or budget answers 404 with a notice above the
 * products without it (ruling 2); a page past the end leads to the last one.
 */
export async function listingLoader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const fromPanel = panelAddress(searchParams);
  if (fromPanel) return redirect(fromPanel);
  const asked = readListingQuery(searchParams);
  const unknownBudget = asked.budget !== '' && budgetName(asked.budget) === undefined;
  const query = unknownBudget ? { ...asked, budget: '' } : asked;
  const preset = presetFor(pathname);

  const found = await readListing(preset.category, query, request.signal);
  const list = found ?? (await readListing(undefined, query, request.signal));
  if (!list) throw new Error('The catalogue is not there');
  if (list.page.pages > 0 && query.page > list.page.pages) {
    return redirect(`${pathname}${listingSearch(query, { page: list.page.pages })}`);
  }
  const place = found ? (preset.heading ?? list.category?.name) : undefined;
  const heading = headingOf(place, query);
  const trouble = unknownBudget ? UNKNOWN_BUDGET : null;
  const notice = found ? trouble : UNKNOWN_CATEGORY;
  const answer: ListingData = { heading, trail: trailOf(heading, list), query, list, notice };
  return data(answer, { status: notice ? 404 : 200 });
}
