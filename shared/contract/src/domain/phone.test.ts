import { phoneHref } from './phone.ts';

test('dials digits and the plus alone', () => {
  expect(phoneHref('+91 (40) 0000-0000')).toBe('tel:+914000000000');
});
