import { headTags } from './head-tags.ts';

const CONTEXT = { siteUrl: 'https://shop.example', pathname: '/product/7', indexed: true };
const HOSTILE = `"><script>alert('&')</script>`;

test('a page names itself, its one address and its picture', () => {
  const tags = headTags(
    { title: 'Pad', description: 'A pad.', canonical: '/product/1', image: '/p.svg' },
    CONTEXT,
  );
  for (const expected of [
    '<title>Pad</title>',
    '<meta name="description" content="A pad.">',
    '<link rel="canonical" href="https://shop.example/product/1">',
    '<meta property="og:url" content="https://shop.example/product/1">',
    '<meta property="og:title" content="Pad">',
    '<meta property="og:description" content="A pad.">',
    '<meta property="og:image" content="https://shop.example/p.svg">',
  ]) {
    expect(tags).toContain(expected);
  }
  expect(tags).not.toContain('robots');
});

test('without an address of its own, a page is where it was asked for', () => {
  expect(headTags({ title: 'Pad' }, CONTEXT)).toContain(
    '<link rel="canonical" href="https://shop.example/product/7">',
  );
});

test('a page that is not for search engines says so and claims no address', () => {
  const tags = headTags({ title: 'Cart' }, { ...CONTEXT, indexed: false });
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
});

test('texts cannot leave their tags', () => {
  const tags = headTags(
    { title: HOSTILE, description: HOSTILE, canonical: `/x?q=${HOSTILE}`, image: HOSTILE },
    CONTEXT,
  );
  expect(tags).not.toContain('<script>');
  expect(tags).toContain('<title>&quot;&gt;&lt;script&gt;alert(');
  expect(tags.match(/"/g)?.length).toBe((tags.match(/="/g)?.length ?? 0) * 2);
});

test('what schema.org reads is whole JSON, with whole addresses, and cannot end its block', () => {
  const object = {
    '@type': 'Product',
    name: `${HOSTILE}\u2028<!--`,
    offers: { url: '/product/7', price: '1.00' },
    image: ['/p.svg', 'https://pictures.example/q.svg'],
    itemListElement: [{ item: '/', name: '/home' }, { item: 'https://other.example/' }],
  };
  const tags = headTags({ title: 'Pad', jsonLd: [object] }, CONTEXT);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    ...object,
    offers: { url: 'https://shop.example/product/7', price: '1.00' },
    image: ['https://shop.example/p.svg', 'https://pictures.example/q.svg'],
    itemListElement: [
      { item: 'https://shop.example/', name: '/home' },
      { item: 'https://other.example/' },
    ],
  });
});
