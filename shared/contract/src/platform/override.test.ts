import { ownPath, versionsIn, versionsText } from './override.ts';

test('versions survive an address, and what is malformed is left out', () => {
  const versions = { host: '1.0.0-00000000', catalog: '1.2.10-3f2a9c01' };
  expect(versionsIn(versionsText(versions))).toEqual(versions);
  expect(versionsIn('catalog~latest,,<b>~1.0.0-00000000,host~1.0.0-0000000g')).toEqual({});
});

test('a path leads nowhere but to this site', () => {
  expect(ownPath('/cart?x=1#y')).toBe('/cart?x=1#y');
  for (const to of [null, '', 'cart', '//evil.example', '/\\evil.example', 'https://e', '/a\nb']) {
    expect(ownPath(to)).toBe('/');
  }
});
