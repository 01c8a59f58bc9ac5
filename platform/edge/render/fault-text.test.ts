import { faultText } from './fault-text.ts';

test.each([
  [new Error('no stock\nof this'), 'no stock'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  [new Response('broken', { status: 500 }), 'answer 500'],
  [{ type: 'DataWithResponseInit', data: 'broken', init: { status: 418 } }, 'answer 418'],
  [{ reason: 'stock' }, "{ reason: 'stock' }"],
  ['stock', "'stock'"],
  [undefined, 'undefined'],
])('%p is said as %s', (thrown, text) => {
  expect(faultText(thrown)).toBe(text);
});
