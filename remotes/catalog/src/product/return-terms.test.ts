import { returnTerms } from './return-terms.ts';

test.each([
  [null, 'new', /box/],
  ['scooter', 'new', /not registered/],
  ['bike', 'used', /as it was delivered/],
] as const)(
  'what is %s and %s comes back in a state that it can be in',
  (vehicle, condition, words) => {
    const { short, sentence } = returnTerms({ vehicle, condition });
    expect(short).toMatch(words);
    expect(sentence).toMatch(words);
    if (vehicle) expect(`${short} ${sentence}`).not.toMatch(/box|parts/);
  },
);
