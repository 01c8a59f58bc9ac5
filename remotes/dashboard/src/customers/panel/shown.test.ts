import { initialsOf, safeAddress } from './shown.ts';

test.each([
  ['Deccan Fleet Services', 'DF'],
  ['anil', 'A'],
  ['<img src=x>', 'S'],
  ['', '?'],
])('%j is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a link leads to the web or nowhere', () => {
  expect(safeAddress('https://facebook.example/a')).toBe('https://facebook.example/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'no address']) {
    expect(safeAddress(url)).toBeUndefined();
  }
});
