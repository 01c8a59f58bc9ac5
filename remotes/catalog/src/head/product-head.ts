import { decimalRupees } from '@evmandi/contract/domain/money';
import type { RouteHandle } from '@evmandi/contract/platform/render';
import { pictureAddress } from '@evmandi/runtime';
import { links } from '../links.ts';
import type { ProductData } from '../product/product-loader.ts';
import { productTrail } from '../product/product-trail.ts';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { summary } from './summary.ts';

const AVAILABILITY = {
  in_stock: 'InStock',
  delivery_delay: 'BackOrder',
  out_of_stock: 'OutOfStock',
} as const;

function offer({ id, price, availability }: ShownDetail): object {
  return {
    '@type': 'Offer',
    url: links.product(id),
    priceCurrency: 'INR',
    price: decimalRupees(price),
    availability: `https://schema.org/${AVAILABILITY[availability]}`,
  };
}

function productObject(product: ShownDetail): object {
  const { name, sku, brand, description, gallery, rating, reviews } = product;
  return {
    '@type': 'Product',
    name,
    sku,
    description: summary(description),
    brand: { '@type': 'Brand', name: brand.name },
    image: gallery.map(({ path }) => pictureAddress(path)),
    offers: offer(product),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
  };
}

/**
 * What a product page says of itself. One that stands in for an unknown product says nothing: its own
 * page does.
 */
export const productHead: NonNullable<
  RouteHandle<Pick<ProductData, 'product' | 'unknown'>>['head']
> = ({ product, unknown }) => {
  const canonical = links.product(product.id);
  return {
    description: summary(product.description),
    canonical,
    image: pictureAddress(product.picture.path),
    jsonLd: unknown
      ? []
      : [productObject(product), breadcrumbList(productTrail(product), canonical)],
  };
};
