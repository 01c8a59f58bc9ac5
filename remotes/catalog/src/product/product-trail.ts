import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { links } from '../links.ts';

/** Home, the product's categories from the root down, and the product. */
export function productTrail({ name, categories }: ProductDetail) {
  return [
    { label: 'Home', to: links.home },
    ...categories.map(({ slug, name: label }) => ({ label, to: links.category(slug) })),
    { label: name },
  ];
}
