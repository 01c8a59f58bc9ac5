import { links } from '../links.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';

/** Home, the product's categories from the root down, and the product. */
export function productTrail({ name, categories }: ShownDetail) {
  return [
    { label: 'Home', to: links.home },
    ...categories.map(({ slug, name: label }) => ({ label, to: links.category(slug) })),
    { label: name },
  ];
}
