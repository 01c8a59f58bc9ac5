import { randomBytes } from 'node:crypto';
import { AUDIT_INTAKE, type ReleaseEntry } from '@evmandi/contract/platform/release-entries';
import { signatureOf } from '@evmandi/contract/platform/signed-call';
import { TEST_RELEASE_SECRET } from './test-api.ts';

/** An entry of a release, with an id of its own. */
export const releaseEntry = (changes: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  id: randomBytes(8).toString('hex'),
  at: '2025-11-20T06:54:00.000Z',
  kind: 'shipped',
  by: 'token of catalog',
  text: 'catalog 1.0.0-0000000b: composition 2',
  address: '203.0.113.7',
  after: { composition: '2' },
  ...changes,
});

/** What the release service sends for these. */
export function signedEntries(entries: readonly unknown[], secret = TEST_RELEASE_SECRET) {
  const body = JSON.stringify(entries);
  const at = new Date().toISOString();
  const signature = signatureOf(secret, { at, method: 'POST', path: AUDIT_INTAKE, body });
  return { at, entries: body, signature };
}
