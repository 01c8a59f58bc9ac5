import { NO_DRAFT, parseDraft } from './draft.ts';

const part = { productId: '7', sku: 'BP', name: 'Pad', stock: 3, picture: { path: '/p', alt: '' } };

test('what was typed comes back, and what is damaged is left out', () => {
  const draft = { ...NO_DRAFT, registration: 'TS 09', complaints: ['Horn', 7], odometer: 12 };
  const parts = [{ part, quantity: '2' }, { part: {}, quantity: '1' }, null];
  expect(parseDraft({ draft: { ...draft, parts }, by: '3' })).toEqual({
    draft: {
      ...NO_DRAFT,
      registration: 'TS 09',
      complaints: ['Horn'],
      parts: [{ part, quantity: '2' }],
    },
    by: '3',
  });
  expect(parseDraft({ draft: {} })?.draft).toEqual(NO_DRAFT);
  expect(parseDraft('x')).toBeUndefined();
});
