import { BODY_STYLES, BUDGETS } from '@evmandi/contract/domain/filter-values';
import { parseSegment } from './segment.ts';

// ROUTE-3
it.each([
  ['new-bikes', { kind: 'condition', condition: 'new' }],
  ['used-bikes', { kind: 'condition', condition: 'used' }],
  ['find-rs-30-000-50-000-bikes', { kind: 'budget', budget: 'rs-30-000-50-000' }],
  ['find-above-5-lakh-bikes', { kind: 'budget', budget: 'above-5-lakh' }],
  ['find-sports-naked-bikes', { kind: 'bodyStyle', bodyStyle: 'sports-naked-bikes' }],
  ['royal-enfield-bikes', { kind: 'brand', brand: 'royal-enfield' }],
])('reads %s', (segment, expected) => {
  expect(parseSegment(segment)).toEqual(expected);
});

it.each([
  'bikes',
  '-bikes',
  'find-bikes',
  'find-rs-1-2-lakh',
  'find-hero-bikes',
  'find-sports',
  'Hero-bikes',
  'hero--bikes',
  'hero-scooters',
  'constructor',
  'wp-login.php',
])('knows nothing of %s', (segment) => {
  expect(parseSegment(segment)).toBeUndefined();
});

// ROUTE-16
it('reads what the slug rule makes of every budget and body style, and no two alike', () => {
  const links = [
    ...BUDGETS.map(({ slug }) => `find-${slug}-bikes`),
    ...BODY_STYLES.map((style) => `find-${style}`),
  ];
  const read = links.map((link) => JSON.stringify(parseSegment(link)));
  expect(links).toHaveLength(12);
  expect(new Set(read).size).toBe(12);
  expect(read).not.toContain(undefined);
});
