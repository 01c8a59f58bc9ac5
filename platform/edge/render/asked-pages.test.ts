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
  ['/account', false],
  ['/nowhere', false],
])('%s may be told: %j', (address, told) => {
  expect(mayBeTold(site, address)).toBe(told);
});
