export const PRODUCT_TABS = [
  { id: 'description', label: 'Description' },
  { id: 'specifications', label: 'Specifications' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'reviews', label: 'Reviews' },
] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number]['id'];

/** The tab that an address names; Description when it names none (PRODUCT-4). */
export function readProductTab(params: URLSearchParams): ProductTab {
  return PRODUCT_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'description';
}

/** The page of reviews that an address names; the first when it names none. */
export function readReviewsPage(params: URLSearchParams): number {
  const text = params.get('reviews') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The query that opens a page of the reviews. */
export function reviewsSearch(page: number): string {
  return page > 1 ? `?tab=reviews&reviews=${page}` : '?tab=reviews';
}
