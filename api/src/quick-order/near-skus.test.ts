import { foldSku, nearestSku, neighboursOf } from './near-skus.ts';

test.each([
  ['EV-BP-00l', 'EV-BP-001'],
  ['evbp001', 'EV-BP-001'],
  ['EV-BP-O01', 'EV-BP-001'],
  ['EV-BPP-001', 'EV-BP-001'],
  ['EV-B-001', 'EV-BP-001'],
  ['VE-BP-001', 'EV-BP-001'],
  // Both are as near.
  ['EV-BP-00X', null],
  ['EV-BP-0012345', null],
  ['BRAKE-XX', null],
])('%s means %s', (text, sku) => {
  expect(nearestSku(text, ['EV-BP-001', 'EV-BP-002', 'BD-220-W'])).toBe(sku);
});

test('two that differ in one place share a neighbour', () => {
  const of = (text: string) => new Set(neighboursOf(foldSku(text)));
  for (const typo of ['EV-BP-0001', 'EV-BP-01', 'EV-BP-0X1', 'EV-PB-001']) {
    expect([...of(typo)].some((key) => of('EV-BP-001').has(key))).toBe(true);
  }
});
