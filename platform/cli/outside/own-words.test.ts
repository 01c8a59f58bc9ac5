import { inOwnWords } from './own-words.ts';

test.each([
  ['remotes/desk/remote.json, route /desk', 'remote.json, route /desk'],
  [
    'Keep it, or give the reason: npm run ship -- desk --raise-budget "<why>".',
    'Keep it, or give the reason: npx evmandi ship --raise-budget "<why>".',
  ],
  [
    'Mend remotes/desk/src/a.tsx; npm run dev shows it.',
    'Mend src/a.tsx; npx evmandi dev shows it.',
  ],
  ['Undo it: npm run take-back -- desk.', 'Undo it: npx evmandi take-back.'],
  ['remotes/catalog/remote.json, slots', 'remotes/catalog/remote.json, slots'],
])('%s', (inside, own) => {
  expect(inOwnWords(inside, 'desk')).toBe(own);
});
