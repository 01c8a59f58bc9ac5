import { networkOf } from './network.ts';
import { rateKey } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('rateKey > a client that went away, whose address is not known any more > has a key', () => {
  expect(rateKey({ ip: undefined })).toBe('');
  expect(rateKey({ ip: '2001:db8:1:2::9' })).toBe('2001:db8:1:2::/64');
});
