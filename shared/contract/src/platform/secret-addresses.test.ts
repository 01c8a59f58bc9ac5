import { hasSecret, looksSecret, secretsHider } from './secret-addresses.ts';

const PATTERNS = ['/order/:token', '/orders/:number', '/shops/:shop/offers/:offerToken/accept'];

test('hasSecret > parameter named token, alone or at its end > is true', () => {
  const named = [...PATTERNS, '/tokens/:id', '/:tokens', '/by-token/:token'];
  expect(named.filter(hasSecret)).toEqual([
    '/order/:token',
    '/shops/:shop/offers/:offerToken/accept',
    '/by-token/:token',
  ]);
});

test.each([
  ['/order/s3cret', '/order/:token'],
  ['/order/s3cret/', '/order/:token'],
  ['/order/s3cret/none/of/it', '/order/:token'],
  ['//Order//s3cret', '//Order/:token'],
  ['/%6Frder/s3%63ret', '/order/:token'],
  ['/shops/7/offers/s3cret/nothing', '/shops/7/offers/:token'],
  ['GET /order/s3cret: Error: no', 'GET /order/:token Error: no'],
  [
    'at "http://api:8000/order/s3cret" and /order/s3cret',
    'at "http://api:8000/order/:token" and /order/:token',
  ],
  ['/desk/9f0c1c38-5a3e-4b8b-9d0e-3e7b6f1f2a10/x', '/desk/:token/x'],
  ['/orde/9f0c1c385a3e4b8b9d0e3e7b6f1f2a10', '/orde/:token'],
  ['/9F0C1C385A3E4B8B9D0E3E7B6F1F2A10/x', '/:token/x'],
  ['/x/9f0c1c38-5a3e4b8b9d0e3e7b6f1f2a10.png', '/x/:token.png'],
  ['/x/%39f0c1c385a3e4b8b9d0e3e7b6f1f2a10%zz', '/x/:token%zz'],
  ['/remotes/9f0c1c38/index.5a3e4b8b9d0e3e7b.js', '/remotes/9f0c1c38/index.5a3e4b8b9d0e3e7b.js'],
  ['/api/order/s3cret', '/api/order/:token'],
  ['/admin/order/7', '/admin/order/7'],
  ['/orders/EV-10001', '/orders/EV-10001'],
  ['/order', '/order'],
  ['/%zz/%20', '/%zz/%20'],
  ['/listing/caf%C3%A9', '/listing/caf%C3%A9'],
])('secretsHider > %s > returns %s', (text, hidden) => {
  expect(secretsHider(PATTERNS)(text)).toBe(hidden);
});

test('secretsHider > no pattern known > still takes out a UUID', () => {
  const hide = secretsHider([]);
  expect(hide('/order/9f0c1c38-5a3e-4b8b-9d0e-3e7b6f1f2a10')).toBe('/order/:token');
});

// LOG-2
test.each([
  ['/orde/9f0c1c385a3e4b8b9d0e3e7b6f1f2a10', true],
  ['/9f0c1c38-5a3e-4b8b-9d0e-3e7b6f1f2a10', true],
  ['/%39f0c1c385a3e4b8b9d0e3e7b6f1f2a10', true],
  ['/product/4021', false],
  ['/listing/brake-pads', false],
])('looksSecret > %s > returns %j', (address, looks) => {
  expect(looksSecret(address)).toBe(looks);
});
