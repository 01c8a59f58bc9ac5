import type { ProductCard, ProductDetail, ProductList } from '@evmandi/api/contract/catalog';
import { packText } from '@evmandi/contract/domain/units';
import { type Fit, fitText } from '@evmandi/ui/fit-text';

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
  > {
  /** Left out where many cost what one does. */
  priceBreaks?: ProductCard['priceBreaks'];
  /** Left out where it is not known. */
  hsn?: string | null;
  /** Both left out for single pieces. */
  unit?: ProductCard['unit'];
  packSize?: number;
  /** Left out for what is in stock. */
  leadDays?: number | null;
  /** Left out where nothing is in stock. */
  stockBand?: number;
  /** Left out for vehicles. */
  fit?: Fit;
  /** Left out for what is sold already: most are. */
  soldFrom?: string | null;
  /** Left out where no day is known. */
  restockDate?: string | null;
  /** Left out for what there can be several of: a used vehicle is one. */
  single?: true;
  brand: { name: string };
  picture: { path: string };
}

/** What a shelf shows of a product. */
export type ShelfProduct = Pick<
  ShownProduct,
  | 'id'
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'discount'
  | 'rating'
  | 'reviews'
  | 'brand'
  | 'picture'
>;

/** A listing with what its screen shows of each product. */
export type ShownList = Omit<ProductList, 'products'> & { products: ShownProduct[] };

/** A product with what its page shows of those it is bought with. */
export type ShownDetail = Omit<ProductDetail, 'boughtTogether'> & {
  boughtTogether: ShownProduct[];
};

export function shelfProduct(product: ProductCard): ShelfProduct {
  const { id, name, price, originalPrice, discount, rating, reviews, brand, picture } = product;
  return {
    ...{ id, name, price, originalPrice, discount, rating, reviews },
    brand: { name: brand.name },
    picture: { path: picture.path },
  };
}

export function shownProduct(product: ProductCard): ShownProduct {
  const { sku, highlights, availability, restockDate, soldFrom, fitment, condition } = product;
  const { priceBreaks, stockBand, hsn, unit, packSize, leadDays } = product;
  return {
    ...shelfProduct(product),
    ...{ sku, highlights, availability },
    ...(priceBreaks?.length && { priceBreaks }),
    ...(stockBand && { stockBand }),
    ...(hsn && { hsn }),
    ...(packText(unit, packSize) && { unit, packSize }),
    ...(leadDays && availability === 'out_of_stock' && { leadDays }),
    ...(restockDate && { restockDate }),
    ...(soldFrom && { soldFrom }),
    ...(condition === 'used' && { single: true as const }),
    ...(fitment && { fit: fitText(fitment) }),
  };
}
