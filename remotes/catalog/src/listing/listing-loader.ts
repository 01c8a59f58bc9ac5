import type { ProductList } from '@evmandi/api/contract/catalog';
import { BUDGETS } from '@evmandi/contract/domain/filter-values';
import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { panelAddress } from '../home/panel-address.ts';
import { links } from '../links.ts';
import {
  type ShelfProduct,
  type ShownList,
  type ShownProduct,
  shelfProduct,
  shownProduct,
} from '../shopping/shown-product.ts';
import { countFilters } from './filters/count-filters.ts';
import { ignoredText } from './ignored-params.ts';
import { canonicalAddress, type ListingPath, listingAddress, queryOf } from './listing-address.ts';
import {
  readFound,
  readListing,
  readPopular,
  readUnrecorded,
  recommend,
  type Unknown,
} from './listing-data.ts';
import { fullQuery, type ListingQuery, listingSearch } from './listing-query.ts';
import { type Preset, presetFor } from './presets.ts';
import { withTypedMeasures } from './typed-measures.ts';

export interface ListingData {
  heading: string;
  trail: { label: string; to?: string }[];
  /** What it was asked for beside the defaults: `fullQuery` has the whole. */
  given: Partial<ListingQuery>;
  /** What the path presets. */
  preset: ListingPath['preset'];
  list: ShownList;
  /** With `fits`: some of the parts without a record (GARAGE-2). */
  unrecorded?: ShownProduct[];
  /** Of the same category, not in `list`; where that is nothing, what `recommendedFor` finds. */
  recommended: ShelfProduct[];
  recommendedFor?: string;
  /** It is the words alone that find nothing: no filter, taken off, would help. */
  nowhere?: true;
  /** Where this listing is, whatever path led to it: its address without order and view. */
  canonical: string;
  /** Why this is not what the address asked for. */
  notice: string | null;
  /** Says what could not be read, while this stays. */
  unread?: ReactNode;
}

const NOTICES: Record<Unknown | 'budget', string> = {
  category: 'We could not find that category. Here is the whole catalogue.',
  brand: 'We could not find that brand. Here are all brands.',
  model: 'We could not find that model. Here are all models.',
  vehicle: 'We could not find one of these vehicles. Here is what there is for all of them.',
  budget: 'We could not find that budget. Here are all prices.',
};

/** What the filters of a path are called: "Hero bikes", "Bikes, Rs. 1 - 2 Lakh", "Sports Bikes". */
function presetHeading({ filters }: Preset, { facets }: ProductList): string | undefined {
  const budget = BUDGETS.find(({ slug }) => slug === filters?.budget);
  if (budget) return `Bikes, ${budget.name}`;
  const style = facets?.bodyStyles.find(({ value }) => value === filters?.bodyStyle?.[0]);
  if (style) return style.name;
  const brand = facets?.brands.find(({ value }) => value === filters?.brand?.[0]);
  return brand && `${brand.name} bikes`;
}

function isNowhere({ page, empty }: ProductList, query: ListingQuery): boolean {
  const elsewhere = empty?.without.some(({ filter }) => filter === 'category');
  return page.total === 0 && query.q !== '' && countFilters(query) === 1 && !elsewhere;
}

/** "Results for “tvs” in New bikes", of what was searched: words as they were corrected. */
function headingOf(preset: Preset, list: ProductList, query: ListingQuery): string {
  const subject = presetHeading(preset, list) ?? preset.heading ?? list.category?.name;
  // Parts without a record stand apart, also where they are all that is shown (GARAGE-2).
  if (query.unrecorded && !query.q) return `Fit not recorded${subject ? `: ${subject}` : ''}`;
  if (!query.q) return subject ?? 'All products';
  const found = isNowhere(list, query) ? 'No results' : 'Results';
  const words = `${found} for “${list.corrected ?? query.q}”`;
  return subject === undefined ? words : `${words} in ${subject}`;
}

/** Home, the categories above this one, and the page itself. */
function trailOf(heading: string, { category }: ProductList, preset: Preset): ListingData['trail'] {
  const narrower = preset.filters !== undefined;
  const above = category?.path.filter(({ slug }) => narrower || slug !== category.slug) ?? [];
  return [
    { label: 'Home', to: links.home },
    { label: 'Categories', to: links.categories },
    ...above.map(({ slug, name }) => ({ label: name, to: links.category(slug) })),
    { label: heading },
  ];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The product whose part number is all that is searched for, separators and case aside. */
function exactPart(pathname: string, query: ListingQuery, list: ProductList) {
  const [first] = list.products;
  if (pathname !== links.listing || !first || plain(query.q) !== plain(first.sku)) return undefined;
  const { q } = query;
  return listingSearch(query, {}) === listingSearch({ ...query, ...NO_FILTERS, q }, {})
    ? first
    : undefined;
}

/** What of a query is not the default: a document holds it. */
function givenOf(query: ListingQuery): Partial<ListingQuery> {
  const usual: Record<string, unknown> = { ...fullQuery({}) };
  const given = Object.entries(query).filter(
    ([key, value]) => String(value) !== String(usual[key]),
  );
  return Object.fromEntries(given);
}

/**
 * The listing of any of its addresses. An unknown category, brand, model or budget answers 404 with a
 * notice above the products without it (ROUTE-6); a path of one segment that means nothing leads to `/`,
 * a page past the end to the last one, a path with capitals to the one without (ROUTE-17), and a search for an exact
 * part number to its product.
 */
export async function listingLoader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { pathname, searchParams, search } = new URL(request.url);
  // All names in a listing's path are slugs, in lower case.
  const canonical = pathname.toLowerCase();
  if (canonical !== pathname) return redirect(canonical + search);
  const fromPanel = panelAddress(searchParams);
  if (fromPanel) return redirect(fromPanel);
  const asked = presetFor(pathname);
  if (!asked) return redirect(links.home);
  const typed = withTypedMeasures(searchParams);
  if (typed) return redirect(`${pathname}?${typed}`);

  const [{ list, query, unknown }, popular] = await Promise.all([
    readListing(asked.category, queryOf(asked, searchParams), signal),
    readPopular(asked, signal),
  ]);
  if (unknown === 'brand' && asked.unknownBrand === 'home') return redirect(links.home);
  if (list.page.pages > 0 && query.page > list.page.pages) {
    return redirect(listingAddress({ pathname, preset: asked }, query, { page: list.page.pages }));
  }
  const exact = exactPart(pathname, query, list);
  if (exact) return redirect(links.product(exact.id));
  const nowhere = isNowhere(list, query);
  const instead = nowhere ? list.empty?.instead?.[0]?.q : undefined;
  const [found, suggested, unrecorded] = await Promise.all([
    instead ? readFound(instead, signal) : [],
    recommend(list.products, popular, signal),
    list.unrecorded ? readUnrecorded(list.category?.slug, query, signal) : [],
  ]);
  const preset = presetLeft(asked, unknown);
  const heading = headingOf(preset, list, query);
  const lostBudget = searchParams.get('budget') && !query.budget ? 'budget' : null;
  // What reads as no vehicle is as unknown as a model that there is not; an empty field is no vehicle at all.
  const lostVehicle =
    query.fits.length === 0 && searchParams.getAll('fits').some(Boolean) ? 'vehicle' : null;
  const lost = unknown ?? lostBudget ?? lostVehicle;
  const answer: ListingData = {
    heading,
    trail: trailOf(heading, list, preset),
    given: givenOf(query),
    preset: { category: asked.category, filters: asked.filters },
    list: { ...list, products: list.products.map(shownProduct) },
    ...(unrecorded.length > 0 && { unrecorded: unrecorded.map(shownProduct) }),
    recommended: (found.length > 0 ? found : suggested).map(shelfProduct),
    ...(instead && found.length > 0 && { recommendedFor: instead }),
    ...(nowhere && { nowhere }),
    canonical: canonicalAddress(pathname, preset, query),
    notice: lost ? NOTICES[lost] : ignoredText(searchParams),
  };
  return data(answer, { status: lost ? 404 : 200 });
}

/** What still holds of a path when the API does not know a name in its address. */
function presetLeft(preset: Preset, unknown: Unknown | null): Preset {
  if (unknown === 'category') return {};
  return unknown ? { ...preset, filters: undefined } : preset;
}
