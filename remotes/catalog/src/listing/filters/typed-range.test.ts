import { factRange } from '@evmandi/contract/domain/fact-range';
import { isTyped } from './typed-range.ts';

it.each([
  [{ low: '5', high: '7.5', unit: 'ah' }],
  [{ low: '0.8', unit: 'kw' }],
  [{ high: '240', unit: 'mm' }],
])('knows the range %j as the address calls it', (range) => {
  expect(isTyped(factRange(range) ?? '')).toBe(true);
});

it.each(['12-v', '5-to-10-ah', 'under-1-kw', 'type-2'])('takes the tile %s for none', (value) => {
  expect(isTyped(value)).toBe(false);
});
