import { contentVersion } from '../tools/content-version.ts';
import { ARTWORK_VERSION } from './version.ts';

it('follows the drawings: run `npx tsx artwork/tools/version.ts` after changing one', () => {
  expect(ARTWORK_VERSION).toBe(contentVersion());
});
