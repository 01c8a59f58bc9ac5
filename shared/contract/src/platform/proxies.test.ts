import type { IncomingMessage } from 'node:http';
import { clientAddress } from './proxies.ts';

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
