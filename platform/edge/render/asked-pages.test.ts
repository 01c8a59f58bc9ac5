import { remoteArtifact, route } from '../../testing/artifacts.ts';
import { released } from '../../testing/rendered-pages.ts';
import { mayBeTold } from './asked-pages.ts';

const site = released({
  remotes: [
    remoteArtifact('shop', {
      descriptor: {
        routes: [
          route('/listing', { query: ['q'] }),
          route('/product/:id'),
          route('/cart', { render: 'frame' }),
          route('/order/:token', { render: 'frame' }),
          route('/offer/:token'),
          route('/account', { access: 'session' }),
        ],
      },
    }),
  ],
});

test.each([
  ['/listing', true],
  ['/product/7', true],
  ['/cart', true],
  ['/listing?q=brake+for+my+bike', false],
  ['/order/4f2a9c01', false],
  ['/offer/4f2a9c01', false],
  // LOG-2: a token at an address that no route declares as one.
  ['/product/9f0c1c385a3e4b8b9d0e3e7b6f1f2a10', false],
  ['/product/9f0c1c38-5a3e-4b8b-9d0e-3e7b6f1f2a10', false],
  ['/account', false],
  ['/nowhere', false],
])('%s may be told: %j', (address, told) => {
  expect(mayBeTold(site, address)).toBe(told);
});
