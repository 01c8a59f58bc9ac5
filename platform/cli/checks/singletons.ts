import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { satisfies, validRange } from 'semver';
import { type Candidate, type Rule, titleOf } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** `react/jsx-runtime` has the version of `react` unless the host says otherwise. */
function providedVersion(host: HostArtifact, name: string): string | undefined {
  const find = (wanted: string) => host.singletons.find((shared) => shared.name === wanted);
  return (find(name) ?? find(packageOf(name)))?.version;
}

function faultOf(host: HostArtifact, name: string, range: string): string | undefined {
  const version = providedVersion(host, name);
  if (version === undefined) return `${titleOf(host)} does not share ${name}`;
  if (validRange(range) === null) return `"${range}" is no version range`;
  if (satisfies(version, range, { includePrerelease: true })) return undefined;
  return `needs ${name} ${range}, but ${titleOf(host)} provides ${version}`;
}

function remedyFor(remote: RemoteArtifact, changed: Candidate['changed'], name: string): string {
  return changed.has(remote.name)
    ? `Build ${remote.name} with the ${name} of the live host, or ship a host that provides its range first.`
    : `Ship ${remote.name} for the new ${name} together with the host: npm run ship -- host ${remote.name}.`;
}

/** Every remote accepts the host's one copy of each shared package; another copy would crash the page. */
export const checkSingletons: Rule = ({ host, remotes, changed }) => {
  if (!host) return [];
  return remotes.flatMap((remote) =>
    remote.singletons.flatMap(({ name, version: range }): Refusal[] => {
      const message = faultOf(host, name, range);
      if (!message) return [];
      const place = `${titleOf(remote)}, singletons, ${name}`;
      return [{ rule: 'singletons', place, message, remedy: remedyFor(remote, changed, name) }];
    }),
  );
};
