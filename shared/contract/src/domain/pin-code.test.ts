import { normalPinCode, pinCodeProblem } from './pin-code.ts';

test.each([
  ['500076', null],
  [' 500 076 ', null],
  ['5000', 'A PIN code has six digits, such as 500076'],
  ['5000761', 'A PIN code has six digits, such as 500076'],
  ['50007A', 'A PIN code has six digits, such as 500076'],
  ['५००००१', 'A PIN code has six digits, such as 500076'],
  ['050007', 'A PIN code does not begin with 0'],
])('%j: %s', (text, problem) => {
  expect(pinCodeProblem(text)).toBe(problem);
});

test('is stored without spaces', () => {
  expect(normalPinCode(' 500 076')).toBe('500076');
});
