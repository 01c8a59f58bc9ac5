import type { ProductCard, ProductDetail, ProductList } from '@evmandi/api/contract/catalog';

/** What cards and rows show of a product. The rest of the API's answer would weigh on every document. */
export interface ShownProduct
  extends Pick<
    ProductCard,
    | 'id'
    | 'sku'
    | 'name'
    | 'price'
    | 'originalPrice'
    | 'discount'
    | 'highlights'
    | 'rating'
    | 'reviews'
    | 'availability'
    | 'restockDate'
  > {
  /** Left out for what is sold already: most are. */
  soldFrom?: string | null;
  brand: { name: string };
  picture: { path: string };
}

/** A listing with what its screen shows of each product. */
export type ShownList = Omit<ProductList, 'products'> & { products: ShownProduct[] };

/** A product with what its page shows of those it is bought with. */
export type ShownDetail = Omit<ProductDetail, 'boughtTogether'> & {
  boughtTogether: ShownProduct[];
};

export function shownProduct(product: ProductCard): ShownProduct {
  const { id, sku, name, price, originalPrice, discount, highlights } = product;
  const { rating, reviews, availability, restockDate, soldFrom, brand, picture } = product;
  return {
    ...{ id, sku, name, price, originalPrice, discount, highlights },
    ...{ rating, reviews, availability, restockDate },
    ...(soldFrom && { soldFrom }),
    brand: { name: brand.name },
    picture: { path: picture.path },
  };
}
