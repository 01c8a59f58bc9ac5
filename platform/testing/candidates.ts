import type { Artifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { Candidate } from '../cli/checks/candidate.ts';
import { compose } from '../cli/checks/check-release.ts';
import { findFaults } from '../cli/checks/find-faults.ts';
import { ReleaseRefused } from '../cli/checks/refusal.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import { hostArtifact, remoteArtifact, route } from './artifacts.ts';

export const CATALOG = remoteArtifact('catalog', {
  descriptor: {
    routes: [
      route('/'),
      route('/product/:productId', { example: '/product/1' }),
      route('/:segment', { example: '/hero-bikes' }),
      route('/*', { example: '/no/such/page' }),
    ],
  },
});
export const CHECKOUT = remoteArtifact('checkout', {
  descriptor: { routes: [route('/cart')], slots: ['header.quick-order'] },
  browser: {
    ...CATALOG.browser,
    exposes: { ...CATALOG.browser.exposes, './slots/header.quick-order': { js: [], css: [] } },
  },
});

export const live = (
  remotes: RemoteArtifact[] = [CATALOG, CHECKOUT],
  host = hostArtifact(),
): ReleaseSet => ({
  composition: { number: 1, createdAt: '2025-01-01T00:00:00Z', reason: '', host: '', remotes: {} },
  host,
  remotes,
});

/** The live composition with new artefacts in it; throws ReleaseRefused with every rule that it breaks. */
export function checkComposition(
  set: ReleaseSet | undefined,
  artifacts: readonly Artifact[],
): Candidate {
  const candidate = compose(set, artifacts);
  const refusals = findFaults(candidate, { shipping: true });
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return candidate;
}

/** `rule` of every refusal, and the first one's place and message for a look at the words. */
export function refusalsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.refusals;
    throw error;
  }
  return [];
}

export const rules = (set: ReleaseSet | undefined, ...artifacts: Artifact[]) =>
  refusalsOf(() => checkComposition(set, artifacts)).map(({ rule }) => rule);

export const newer = <T extends Artifact>(artifact: T, changes: Partial<T> = {}): T => ({
  ...artifact,
  version: '1.1.0-0000000b',
  ...changes,
});
