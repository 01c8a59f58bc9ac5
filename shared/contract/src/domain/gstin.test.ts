import { gstinProblem, normalGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 29 aagcb7383j 1z4 '])('%s is one', (text) => {
  expect(gstinProblem(text)).toBeNull();
});

test.each([
  ['36ABCDE1234', 'A GSTIN has 15 characters; this has 11'],
  ['', 'A GSTIN has 15 characters; this has 0'],
  ['22AAAAA0000A1Z5', 'The last character does not fit the rest: compare the GSTIN with yours'],
  ['27AAPFU0939F1ZW', 'The last character does not fit the rest: compare the GSTIN with yours'],
  ['27AAPFU0939F0ZV', 'A GSTIN looks like 29AAGCB7383J1Z4: compare it with yours'],
  ['२७AAPFU0939F1ZV', 'A GSTIN looks like 29AAGCB7383J1Z4: compare it with yours'],
])('%s is none', (text, problem) => {
  expect(gstinProblem(text)).toBe(problem);
});

test('two neighbours that changed places are noticed', () => {
  expect(gstinProblem('27AAPFU0993F1ZV')).not.toBeNull();
  expect(normalGstin('27 aapfu0939f1zv')).toBe('27AAPFU0939F1ZV');
});
