import { tyreMeasures } from './measures.ts';

test.each([
  ['4.00-8', 406],
  ['90/100-10', 434],
  ['110/70-12', 459],
  ['90/90-21', 695],
  ['215/60 R17', 690],
  ['155 R13', 578],
  ['50-305', 405],
])('a tyre %s is %i mm high', (size, diameter) => {
  expect(Math.round(tyreMeasures(size).diameter)).toBe(diameter);
});
