import { relyingPartyOf } from './relying-party.ts';

test('passkeys belong to the domain of the site, and to origins of it that may call', () => {
  expect(
    relyingPartyOf('https://shop.example', [
      'https://shop.example',
      'https://preview.shop.example:8443',
      'http://old.shop.example',
      'https://evilshop.example',
    ]),
  ).toEqual({
    id: 'shop.example',
    origins: ['https://shop.example', 'https://preview.shop.example:8443'],
  });
  expect(relyingPartyOf('http://localhost:3140', ['http://127.0.0.1:3140'])).toEqual({
    id: 'localhost',
    origins: ['http://localhost:3140'],
  });
});

test.each([
  'http://shop.example',
  'https://203.0.113.7',
  'https://[2001:db8::1]',
  'http://127.0.0.1',
])('%s can have none', (siteUrl) => {
  expect(relyingPartyOf(siteUrl, [siteUrl])).toBeNull();
});
