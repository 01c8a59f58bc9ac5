import { slug } from './slug.ts';

// ROUTE-16
it.each([
  ['Rs. 30,000 - 50,000', 'rs-30-000-50-000'],
  ['Sports Naked Bikes', 'sports-naked-bikes'],
  ['  Above 5 Lakh! ', 'above-5-lakh'],
  ['---', ''],
])('turns %j into %j', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
