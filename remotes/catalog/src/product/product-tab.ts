export const PRODUCT_TABS = [
  { id: 'description', label: 'Description' },
  { id: 'specifications', label: 'Specifications' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'reviews', label: 'Reviews' },
] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number]['id'];

/** The tab that an address names; Description (specification 4) when it names none. */
export function readProductTab(params: URLSearchParams): ProductTab {
  return PRODUCT_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'description';
}
