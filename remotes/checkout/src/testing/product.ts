import type { ProductCard } from '@evmandi/api/contract/catalog';

/** A product for tests; what matters is said by the test itself. */
export function testProduct(own: Partial<ProductCard> & { id: string }): ProductCard {
  return {
    sku: `SKU-${own.id}`,
    name: `Product ${own.id}`,
    brand: { slug: 'bosch', name: 'Bosch' },
    categories: [],
    price: 100_00,
    originalPrice: null,
    discount: 0,
    priceRange: null,
    picture: { path: `/api/pictures/${own.id}.svg`, alt: '' },
    highlights: [],
    rating: 0,
    reviews: 0,
    availability: 'in_stock',
    restockDate: null,
    soldFrom: null,
    unit: 'item',
    supplier: 'Deccan EV Spares',
    electric: false,
    taxRate: 1000,
    condition: 'new',
    used: null,
    vehicle: null,
    fuel: null,
    bodyStyle: null,
    colourName: null,
    modelPath: null,
    colours: [],
    ...own,
  };
}
