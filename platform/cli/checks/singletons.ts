import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { satisfies, validRange } from 'semver';
import { type Candidate, type Rule, titleOf } from './candidate.ts';

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

interface Misfit {
  remote: RemoteArtifact;
  name: string;
  message: string;
}

const misfitsOf = (host: HostArtifact, remotes: readonly RemoteArtifact[]): Misfit[] =>
  remotes.flatMap((remote) =>
    remote.singletons.flatMap(({ name, version: range }) => {
      const message = faultOf(host, name, range);
      return message ? [{ remote, name, message }] : [];
    }),
  );

const together = (names: Iterable<string>) =>
  `npm run ship -- ${['host', ...[...new Set(names)].filter((name) => name !== 'host').sort()].join(' ')}`;

/** A new major version is one release of the host and of all remotes that do not accept it yet. */
function remedyFor({ remote, name }: Misfit, { changed }: Candidate, misfits: readonly Misfit[]) {
  if (changed.has('host') && changed.has(remote.name)) {
    return `Build ${remote.name} with the ${name} that the host provides.`;
  }
  const all = together([...changed, ...misfits.map(({ remote: { name: one } }) => one)]);
  return changed.has(remote.name)
    ? `Build ${remote.name} with the ${name} of the live host, or ship both together: ${all}.`
    : `Ship the host together with the remotes for its ${name}: ${all}.`;
}

/** Every remote accepts the host's one copy of each shared package; another copy would crash the page. */
export const checkSingletons: Rule = (candidate) => {
  const { host, remotes } = candidate;
  const misfits = host ? misfitsOf(host, remotes) : [];
  return misfits.map((misfit) => ({
    rule: 'singletons',
    place: `${titleOf(misfit.remote)}, singletons, ${misfit.name}`,
    message: misfit.message,
    remedy: remedyFor(misfit, candidate, misfits),
  }));
};
