import { normalRegistration, registrationKey, registrationProblem } from './registration.ts';

test.each([
  ['ts09ev4821', 'TS 09 EV 4821'],
  ['TS-09 ev-4821', 'TS 09 EV 4821'],
  ['dl3cab1234', 'DL 3 CAB 1234'],
  ['22bh1234aa', '22 BH 1234 AA'],
  ['KA 01 1', 'KA 01 1'],
])('%j is the plate %j', (typed, plate) => {
  expect(registrationProblem(typed)).toBeUndefined();
  expect(normalRegistration(typed)).toBe(plate);
  expect(registrationKey(plate)).toBe(registrationKey(typed));
});

test.each([
  ['', 'Enter'],
  [' - ', 'Enter'],
  ['TS', 'looks like'],
  ['TS 09 EV 48211', 'looks like'],
  ['<b>', 'looks like'],
])('%j is none', (typed, words) => {
  expect(registrationProblem(typed)).toContain(words);
});
