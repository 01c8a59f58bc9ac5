import { isDevOrigin, isTriable, ownPath, versionsIn, versionsText } from './override.ts';

test('versions survive an address, and what is malformed is left out', () => {
  const versions = {
    ...{ host: '1.0.0-00000000', catalog: '1.2.10-3f2a9c01' },
    desk: 'http://localhost:4001',
  };
  expect(versionsIn(versionsText(versions))).toEqual(versions);
  expect(
    versionsIn('catalog~latest,,<b>~1.0.0-00000000,host~1.0.0-0000000g,a~http://b.example'),
  ).toEqual({});
});

test.each([
  'http://localhost:4001',
  'http://127.0.0.1:4001',
  'https://dev.team.example',
  'https://dev.team.example:8443',
])('%s is the origin of a dev server', (origin) => {
  expect([isDevOrigin(origin), isTriable(origin)]).toEqual([true, true]);
});

test.each([
  ...[
    'http://dev.team.example',
    'http://localhost',
    'http://localhost:99999',
    'http://localhost:80',
  ],
  ...[
    'http://localhost:4001/',
    'http://localhost:4001/a',
    'http://localhost:4001#',
    'HTTP://localhost:4001',
  ],
  ...[
    'http://localhost:4001@evil.example',
    'http://localhost.evil.example:4001',
    'https://a@b.example',
  ],
  ...[
    'https://Dev.team.example',
    'https://dev.team.example:443',
    'https://-a',
    'https://1',
    'https://a;b',
  ],
  ...[
    "https://a 'unsafe-eval'",
    'https://*.team.example',
    'https://a,b',
    'ws://localhost:4001',
    'data:,',
  ],
])('%s is none', (text) => {
  expect([isDevOrigin(text), isTriable(text)]).toEqual([false, false]);
});

test('a path leads nowhere but to this site', () => {
  expect(ownPath('/cart?x=1#y')).toBe('/cart?x=1#y');
  for (const to of [null, '', 'cart', '//evil.example', '/\\evil.example', 'https://e', '/a\nb']) {
    expect(ownPath(to)).toBe('/');
  }
});
