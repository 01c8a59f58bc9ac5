import type { IncomingMessage } from 'node:http';
import { clientAddress, networkOf } from './proxies.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test('without a proxy that is believed the header says nothing, wherever the request comes from', () => {
  const addressOf = clientAddress([]);
  for (const own of ['127.0.0.1', '10.0.0.7', '203.0.113.9', '::1']) {
    expect(addressOf(from(own, '198.51.100.4'))).toBe(own);
  }
});

test.each([
  ['one proxy', ['10.83.7.10'], from('::ffff:10.83.7.10', '203.0.113.9'), '203.0.113.9'],
  ['what a visitor says before', ['loopback'], from('::1', '1.2.3.4, 203.0.113.9'), '203.0.113.9'],
  ['two proxies', ['10.0.0.0/8', 'fd00::/8'], from('fd00::1', '9.9.9.9, 10.1.1.1'), '9.9.9.9'],
  ['proxies alone', ['uniquelocal'], from('10.0.0.1', '10.0.0.2'), '10.0.0.2'],
  ['no header', ['uniquelocal'], from('10.0.0.1'), '10.0.0.1'],
  ['another machine', ['10.83.7.10'], from('10.83.7.11', '203.0.113.9'), '10.83.7.11'],
])('%s: the last address that is no proxy', (_, trusted, request, address) => {
  expect(clientAddress(trusted)(request)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
