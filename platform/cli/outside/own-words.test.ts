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
  [
    'npm run status names what is damaged; npm run rollback goes back.',
    'npx evmandi status names what is damaged; npx evmandi rollback goes back.',
  ],
  [
    'As it was before: npm run rollback -- --to 4.',
    'As it was before: npm run rollback -- --to 4 at the site.',
  ],
  [
    'With it: npm run ship -- host desk. If it fits',
    'With it: npm run ship -- host desk at the site. If it fits',
  ],
  [
    'who makes it with npm run tokens -- make desk.',
    'who makes it with npm run tokens -- make desk at the site.',
  ],
  [
    'who makes it with npm run tokens -- make <remote>.',
    'who makes it with npm run tokens -- make <remote> at the site.',
  ],
  ['No edge runs: npm start.', 'No edge runs: npm start at the site.'],
  ['remotes/catalog/remote.json, slots', 'remotes/catalog/remote.json, slots'],
])('%s', (inside, own) => {
  expect(inOwnWords(inside, 'desk')).toBe(own);
});
