import { counted } from '@evmandi/contract/domain/numbers';
import type { RouteHandle } from '@evmandi/contract/platform/render';
import { pictureAddress } from '@evmandi/runtime';
import type { ListingData } from '../listing/listing-loader.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { summary } from './summary.ts';

/** Subcategories that a description names. */
const NAMED = 4;

function description({ heading, list }: ListingData): string {
  const { total, page, pages } = list.page;
  const below = list.category?.children.slice(0, NAMED).map(({ name }) => name) ?? [];
  return summary(
    [
      `${heading}: ${counted(total, 'product')} with part number, price and stock`,
      below.length > 0 ? `, from ${below.join(', ')}` : '',
      pages > 1 ? `. Page ${page} of ${pages}.` : '.',
    ].join(''),
  );
}

export const listingHead: NonNullable<RouteHandle<ListingData>['head']> = (data) => {
  const { canonical } = data;
  const first = data.list.products[0];
  return {
    description: description(data),
    canonical,
    ...(first && { image: pictureAddress(first.picture.path) }),
    jsonLd: [breadcrumbList(data.trail, canonical)],
  };
};
