import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { configure } from '@evmandi/runtime';
import type { ListingData } from '../listing/listing-loader.ts';
import { readListingQuery } from '../listing/listing-query.ts';
import { listingHead } from './listing-head.ts';
import { listingTitle } from './listing-title.ts';
import { homeHead, pageHead } from './page-heads.ts';
import { productHead } from './product-head.ts';
import { summary } from './summary.ts';

beforeAll(() => {
  configure({
    apiUrl: 'https://api.example',
    phone: '',
    email: '',
    country: '',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

const PRODUCT = {
  id: '7',
  sku: 'BP-EV-2041',
  name: 'EV Brake Pad Set, front disc',
  brand: { slug: 'bosch', name: 'Bosch' },
  categories: [
    { slug: 'spare-parts', name: 'Spare parts' },
    { slug: 'brake-system', name: 'Brake system' },
  ],
  price: 124_905,
  rating: 4.6,
  reviews: 128,
  availability: 'in_stock',
  picture: { path: '/api/pictures/pad/cut.svg?v=1', alt: '' },
  gallery: [
    { path: '/api/pictures/pad/cut.svg?v=1', alt: '' },
    { path: '/api/pictures/pad/side.svg?v=1', alt: '' },
  ],
  description: 'Ceramic pads.\n\nThey bite from cold.',
} as unknown as ProductDetail;

const productSays = (changes: Partial<ProductDetail> = {}, unknown = false) =>
  productHead({ product: { ...PRODUCT, ...changes }, unknown });

describe('a product', () => {
  it('describes itself, its picture and its one address', () => {
    expect(productSays()).toMatchObject({
      description: 'Ceramic pads. They bite from cold.',
      canonical: '/product/7',
      image: '/api/pictures/pad/cut.svg?v=1',
    });
  });

  it('is a Product with brand, pictures, offer in rupees and rating', () => {
    expect(productSays().jsonLd?.[0]).toEqual({
      '@type': 'Product',
      name: 'EV Brake Pad Set, front disc',
      sku: 'BP-EV-2041',
      description: 'Ceramic pads. They bite from cold.',
      brand: { '@type': 'Brand', name: 'Bosch' },
      image: ['/api/pictures/pad/cut.svg?v=1', '/api/pictures/pad/side.svg?v=1'],
      offers: {
        '@type': 'Offer',
        url: '/product/7',
        priceCurrency: 'INR',
        price: '1249.05',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 128 },
    });
  });

  it.each([
    ['delivery_delay', 'BackOrder'],
    ['out_of_stock', 'OutOfStock'],
  ] as const)('that is %s is offered as %s', (availability, said) => {
    expect(productSays({ availability }).jsonLd?.[0]).toMatchObject({
      offers: { availability: `https://schema.org/${said}` },
    });
  });

  it('claims no rating without reviews', () => {
    expect(productSays({ reviews: 0, rating: 0 }).jsonLd?.[0]).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('has its trail, with an address for every step', () => {
    expect(productSays().jsonLd?.[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Spare parts', item: '/listing/spare-parts' },
        { '@type': 'ListItem', position: 3, name: 'Brake system', item: '/listing/brake-system' },
        {
          '@type': 'ListItem',
          position: 4,
          name: 'EV Brake Pad Set, front disc',
          item: '/product/7',
        },
      ],
    });
  });

  it('in place of an unknown one is not offered there', () => {
    expect(productSays({}, true).jsonLd).toEqual([]);
  });
});

const CATEGORY: NonNullable<ListingData['list']['category']> = {
  slug: 'spare-parts',
  name: 'Spare parts',
  path: [],
  children: [
    { slug: 'brakes', name: 'Brakes', count: 3 },
    { slug: 'lights', name: 'Lights', count: 4 },
  ],
};

function listing(search: string) {
  const query = readListingQuery(new URLSearchParams(search));
  const page = { page: query.page, pageSize: 12, pages: 6, total: 70 };
  return {
    heading: 'Spare parts',
    trail: [{ label: 'Home', to: '/' }, { label: 'Spare parts' }],
    query,
    canonical: `/listing/spare-parts?${search}`,
    list: { category: CATEGORY, products: [PRODUCT], page },
    notice: null,
  } as unknown as ListingData;
}

describe('a listing', () => {
  it('says what it holds, and which page of it', () => {
    expect(listingHead(listing('page=2'))).toMatchObject({
      description:
        'Spare parts: 70 products with part number, price and stock, from Brakes, Lights. Page 2 of 6.',
      image: '/api/pictures/pad/cut.svg?v=1',
      jsonLd: [
        {
          itemListElement: [
            { position: 1, name: 'Home', item: '/' },
            { position: 2, name: 'Spare parts', item: '/listing/spare-parts?page=2' },
          ],
        },
      ],
    });
  });

  it('has another title on each page', () => {
    expect(listingTitle(listing(''))).toBe('Spare parts');
    expect(listingTitle(listing('page=2'))).toBe('Spare parts, page 2');
  });

  it('that is empty has no picture', () => {
    const empty = listing('');
    const list = { ...empty.list, products: [] };
    expect(listingHead({ ...empty, list })).not.toHaveProperty('image');
  });
});

it('the home page is "/", whichever of its addresses was asked for', () => {
  const slides = [{ picture: { path: '/api/pictures/x.svg', alt: '' } }];
  expect(homeHead({ slides } as Parameters<typeof homeHead>[0])).toMatchObject({
    canonical: '/',
    image: '/api/pictures/x.svg',
  });
  expect(homeHead({ slides: [] })).not.toHaveProperty('image');
});

it('a page of text says its first sentence and its place', () => {
  expect(pageHead('Help', 'How it works.', '/help')).toMatchObject({
    description: 'How it works.',
    canonical: '/help',
    jsonLd: [{ itemListElement: [{ item: '/' }, { name: 'Help', item: '/help' }] }],
  });
});

describe('a summary', () => {
  it('is one line, cut after a word', () => {
    const text = `${'word '.repeat(40)}end`;
    const short = summary(text);
    expect(short).toMatch(/ word…$/);
    expect(short.length).toBeLessThanOrEqual(160);
    expect(summary(' Two\n lines. ')).toBe('Two lines.');
  });

  it('cuts a single long word, too', () => {
    expect(summary('x'.repeat(500))).toHaveLength(160);
  });
});
