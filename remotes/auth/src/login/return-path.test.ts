import { safeReturnPath } from './return-path.ts';

test.each([
  ['/dashboard/orders?status=Pending&page=2#top', '/dashboard/orders?status=Pending&page=2#top'],
  ['/', '/'],
  ['/listing?q=brake%20pad', '/listing?q=brake%20pad'],
  ['/product/a/../b', '/product/b'],
  ['/loginfo', '/loginfo'],
])('%s leads back', (from, path) => {
  expect(safeReturnPath(from)).toBe(path);
});

test.each([
  [null],
  [''],
  ['dashboard'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\u0000/evil.example'],
  ['/ /evil.example'],
  ['/.//evil.example'],
  ['/x/..//evil.example'],
  ['/%2e//evil.example'],
  ['HTTPS:evil.example'],
  ['http:\\\\evil.example'],
  ['/./\\evil.example'],
  ['/\u0085/evil.example'],
  ['data:text/html,x'],
  ['@evil.example'],
  ['//somebody@evil.example'],
  ['/\r\n//evil.example'],
  ['/login'],
  ['/login?from=/login'],
  ['/LOGIN/'],
])('%j is refused', (from) => {
  expect(safeReturnPath(from)).toBeUndefined();
});
